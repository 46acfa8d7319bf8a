import { expect, test } from '@jest/globals'
import { completed, errorOf, isAddress } from './stored-text'

test.each([
  [{ number: '13/2023/nd-cp', kind: 'DECREE', title: {} }, '13/2023/NĐ-CP', 'nghi-dinh-13-2023-nd-cp'],
  [{ number: '13/2023/NĐ-CP', title: {} }, '13/2023/NĐ-CP', 'nghi-dinh-13-2023-nd-cp'],
  [{ number: '749/QĐ-TTg', kind: 'DECISION', issued: '2020-06-03' }, '749/QĐ-TTg', 'quyet-dinh-749-qd-ttg-2020'],
] as const)('%j is completed', (text, number, slug) => {
  expect(completed(text)).toMatchObject({ number, slug, keys: expect.any(Array) })
})

test('what is no number is completed by nothing', () => {
  expect(completed({ number: '59/2020', kind: 'LAW' })).toEqual({})
})

test.each([
  [{ number: '13/2023/NĐ-CP', kind: 'DECREE' }, undefined],
  [{ number: '13/2023/NĐ-CP', kind: 'LAW' }, { kind: 'DECREE' }],
  [{ kind: 'LAW' }, { path: 'number', words: 'legalTextNumberInvalid' }],
  [
    { number: '749/QĐ-TTg', kind: 'DECISION' },
    { path: 'issued', words: 'legalTextNeedsDay' },
  ],
  [{ number: '749/QĐ-TTg', kind: 'DECISION', issued: '2020-06-03' }, undefined],
] as const)('%j is checked', (text, error) => {
  expect(errorOf(text)).toEqual(error)
})

test('only pages are addresses', () => {
  const texts = ['https://vanban.chinhphu.vn/?docid=1', 'javascript:alert(1)', 'vbpl.vn']
  expect(texts.map(isAddress)).toEqual([true, false, false])
})
