import { expect, test } from '@jest/globals'
import { assertReorder } from './reorder'

const move = {
  collectionSlug: 'members',
  orderableFieldName: '_order',
  docsToMove: [3],
  newKeyWillBe: 'greater',
  target: { id: 5, key: 'a1' },
}

test.each([
  [move],
  [{ ...move, newKeyWillBe: 'less', docsToMove: [3, 4] }],
  ...['a0', 'a0i', 'b00', 'bzz5', '9z', '8zz'].map((key) => [{ ...move, target: { id: 5, key } }]),
])('%j can be read', (body) => {
  expect(() => assertReorder(body)).not.toThrow()
})

test.each<[unknown]>([
  [undefined],
  [null],
  [[]],
  [{}],
  [{ ...move, docsToMove: [] }],
  [{ ...move, docsToMove: ['3'] }],
  [{ ...move, docsToMove: [-3] }],
  [{ ...move, docsToMove: [null] }],
  [{ ...move, newKeyWillBe: 'same' }],
  [{ ...move, orderableFieldName: 'fullName' }],
  [{ ...move, target: { id: 5 } }],
  [{ ...move, target: null }],
  ...['', 'a', 'b0', 'a00', 'A0', 'a-', 'a0 ', '00000000000', 'pending'].map((key): [unknown] => [
    { ...move, target: { id: 5, key } },
  ]),
])('%j is refused', (body) => {
  expect(() => assertReorder(body)).toThrow(expect.objectContaining({ status: 400 }))
})
