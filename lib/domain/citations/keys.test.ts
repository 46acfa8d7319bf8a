import { expect, test } from '@jest/globals'
import { keyOfReference, keysOfText, readNumber } from './keys'
import { recogniseCitations } from './recognise'

const land = {
  number: '31/2024/QH15',
  kind: 'LAW',
  title: { vi: 'Luật Đất đai', en: 'Law on Land', zh: '土地法' },
  issued: '2024-01-18',
} as const
const decree = {
  number: '13/2023/NĐ-CP',
  kind: 'DECREE',
  title: { vi: 'Nghị định về bảo vệ dữ liệu cá nhân' },
} as const
const decision = { number: '749/QĐ-TTg', kind: 'DECISION', title: { vi: 'Quyết định' }, issued: '2020-06-03' } as const

test.each([
  [land, 'Luật Đất đai số 31/2024/QH15', true],
  [land, '31/2024/qh15', true],
  [land, 'Luật Đất đai 2024', true],
  [land, 'Land Law 2024', true],
  [land, '2024年《土地法》', true],
  [land, 'Luật Đất đai 2013', false],
  [land, 'Pháp lệnh Đất đai 2024', false],
  [land, 'Nghị quyết số 31/2024/QH15', false],
  [decree, 'Decree No. 13/2023/ND-CP', true],
  [decree, 'Nghị định 13/2023', true],
  [decree, 'Nghị định 14/2023/NĐ-CP', false],
  [decision, 'Quyết định số 749/QĐ-TTg ngày 03/6/2020', true],
  [decision, 'Quyết định số 749/QĐ-TTg ngày 03/6/2021', false],
  [decision, 'Quyết định số 749/QĐ-TTg', false],
])('%#: %j is cited by %j: %j', (text, citing, isFound) => {
  const [citation] = recogniseCitations(citing)
  expect(citation !== undefined && keysOfText(text).includes(keyOfReference(citation))).toBe(isFound)
})

test('only laws are known by their names', () => {
  expect(keysOfText(decree)).toEqual(['13/2023/nd-cp#DECREE', '13/2023/nd-cp'])
  expect(keysOfText({ ...decision, issued: null })).toEqual([])
})

test.each([
  ['59/2020/QH14', { number: '59/2020/QH14', kind: undefined }],
  [' 13/2023/nd-cp ', { number: '13/2023/NĐ-CP', kind: 'DECREE' }],
  ['13/2023/NÐ-СР', { number: '13/2023/NĐ-CP', kind: 'DECREE' }],
  ['2/2022/NQ-HĐTP', { number: '02/2022/NQ-HĐTP', kind: 'RESOLUTION' }],
  ['59/2020', undefined],
])('reads the number %j', (typed, expected) => {
  expect(readNumber(typed)).toEqual(expected)
})
