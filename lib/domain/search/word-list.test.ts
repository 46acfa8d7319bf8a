import { expect, test } from '@jest/globals'
import { languages } from '../languages'
import { defaultWords } from './default-words'
import { inFull, keyOf, readWordList, withListedWords, wordTable } from './word-list'

const table = wordTable(
  readWordList('HĐLĐ = hợp đồng lao động\nNQ = nghị quyết\nAI = trí tuệ nhân tạo\nHD = hợp đồng | hóa đơn').rows,
  'vi',
)

test.each(languages)('the list that a site begins with can be read: %s', (language) => {
  expect(readWordList(defaultWords[language]).errors).toEqual([])
})

test.each([
  ['A = b', []],
  ['A = ', [1]],
  ['A = b = c', [1]],
  [`A = ${'x'.repeat(101)}`, [1]],
  ['A = a|b|c|d|e|f', [1]],
  ['\n\nA =\nB = c\n!', [3, 5]],
  [Array.from({ length: 1001 }, (_, i) => `A${i} = b`).join('\n'), [1001]],
])('lines that are no words of a list are named: %#', (list, errors) => {
  expect(readWordList(list).errors).toEqual(errors)
})

test('an abbreviation and its full text stand for each other, a phrase stands for another', () => {
  expect(table.meanings.get('hdld')).toEqual(['hợp đồng lao động'])
  expect(table.meanings.get('hop dong lao dong')).toEqual(['HĐLĐ'])
  expect(table.meanings.get('hd')).toEqual(['hợp đồng', 'hóa đơn'])
  expect(wordTable(readWordList('mở tiệm = lập').rows, 'vi').meanings.has('lap')).toBe(false)
  expect(keyOf('start my companies', 'en')).toBe(keyOf('starting a company', 'en'))
})

test.each([
  ['h.đ.l.đ. mẫu', 'hđlđ mẫu'],
  ['NQ68', 'NQ 68'],
  ['67/2025/QH-15', '67/2025/QH15'],
  ['a.b.c', 'a.b.c'],
])('%s is looked up as %s', (query, listed) => {
  expect(withListedWords(query, 'vi', table)).toBe(listed)
})

test.each([
  ['mẫu hđlđ', 'mẫu hợp đồng lao động'],
  ['AI là gì', 'trí tuệ nhân tạo là gì'],
  ['ai là viện trưởng', 'ai là viện trưởng'],
])('%s in full is %s', (query, full) => {
  expect(inFull(query, 'vi', table)).toBe(full)
})
