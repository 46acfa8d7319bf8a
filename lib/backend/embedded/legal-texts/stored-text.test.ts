import { expect, test } from '@jest/globals'
import { completed, errorOf, isAddress } from './stored-text'

test.each([
  [{ number: '13/2023/nd-cp', kind: 'DECREE', title: {} }, '13/2023/NĐ-CP', 'nghi-dinh-13-2023-nd-cp'],
  [{ number: ' 59/2020/QH14 ', kind: 'LAW', title: {} }, '59/2020/QH14', 'luat-59-2020-qh14'],
  [{ number: '13/2023/NĐ-CP', title: {} }, '13/2023/NĐ-CP', 'nghi-dinh-13-2023-nd-cp'],
  [{ number: '749/QĐ-TTg', kind: 'DECISION', issued: '2020-06-03' }, '749/QĐ-TTg', 'quyet-dinh-749-qd-ttg-2020'],
  [{ number: '59/2020', kind: 'LAW' }, undefined, undefined],
  [{}, undefined, undefined],
] as const)('%j is completed', (text, number, slug) => {
  const { keys, ...rest } = completed(text)
  expect(rest.number).toBe(number)
  expect(rest.slug).toBe(slug)
  expect(keys === undefined).toBe(number === undefined)
})

test.each([
  [{ number: '13/2023/NĐ-CP', kind: 'DECREE' }, undefined],
  [{ number: '13/2023/NĐ-CP', kind: 'LAW' }, { kind: 'DECREE' }],
  [
    { number: '13/2023', kind: 'LAW' },
    { path: 'number', words: 'legalTextNumberInvalid' },
  ],
  [{ kind: 'LAW' }, { path: 'number', words: 'legalTextNumberInvalid' }],
  [
    { number: '749/QĐ-TTg', kind: 'DECISION' },
    { path: 'issued', words: 'legalTextNeedsDay' },
  ],
  [{ number: '749/QĐ-TTg', kind: 'DECISION', issued: '2020-06-03' }, undefined],
] as const)('%j is checked', (text, error) => {
  expect(errorOf(text)).toEqual(error)
})

test.each([
  ['https://vanban.chinhphu.vn/?docid=1', true],
  ['javascript:alert(1)', false],
  ['vbpl.vn', false],
])('%j is an address: %j', (text, expected) => {
  expect(isAddress(text)).toBe(expected)
})
