import { expect, test } from '@jest/globals'
import { changesOf, isSame } from './changes'

test.each([
  [undefined, null, true],
  [0, null, false],
  [[], 0, true],
  [undefined, [], true],
  [{ id: 3, name: 'x' }, 3, true],
  [[{ id: 'a', name: 'x' }], [{ id: 'b', name: 'x', note: '' }], true],
  [[{ id: 'a', name: 'x' }], [{ id: 'a', name: 'y' }], false],
  [{ b: 1, a: { c: null } }, { a: {}, b: 1 }, true],
  [new Date(0), '1970-01-01T00:00:00.000Z', true],
])('%j is the same content as %j: %s', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected)
})

test('what a form has changed is kept, but not what decides on a publication', () => {
  const saved = { title: 'A', summary: 'S', authors: [{ id: 'x', name: 'N' }], meta: { title: 'M' }, revision: '1' }
  const mine = {
    title: 'B',
    summary: 'S',
    authors: 0,
    meta: { title: 'M', description: '' },
    revision: '2',
    _status: 'published',
  }
  expect(changesOf(saved, mine)).toEqual({ title: 'B', authors: 0 })
})
