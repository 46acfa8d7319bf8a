import { expect, test } from '@jest/globals'
import { languages } from '../languages'
import {
  abbreviationLimits,
  abbreviationsOf,
  abbreviationTable,
  defaultTables,
  fullTexts,
  readAbbreviations,
} from './abbreviations'
import { defaultAbbreviations } from './default-abbreviations'
import { understand } from './understand'

const tableOf = (list: string) => abbreviationTable(readAbbreviations(list).rows, 'vi')

test.each(languages)('the list that a site begins with has no faults: %s', (language) => {
  const { rows, faults } = readAbbreviations(defaultAbbreviations[language])
  expect([rows.length > 10, faults]).toEqual([true, []])
})

test('those that are words, too, are understood in capitals only', () => {
  expect(languages.map((language) => [...defaultTables[language].alsoWords])).toEqual([
    ['vat', 'ai'],
    ['pit', 'bod', 'it'],
    [],
  ])
})

test('lines are read as staff write them', () => {
  const list = ' TNHH =  trách nhiệm hữu hạn \r\n\nHĐ=hợp đồng|hóa đơn\n企=企业\nmở công ty = thành lập công ty'
  expect(readAbbreviations(list)).toEqual({
    rows: [
      { short: 'TNHH', full: ['trách nhiệm hữu hạn'] },
      { short: 'HĐ', full: ['hợp đồng', 'hóa đơn'] },
      { short: '企', full: ['企业'] },
      { short: 'mở công ty', full: ['thành lập công ty'] },
    ],
    faults: [],
  })
})

test.each([
  'TNHH',
  'TNHH =',
  '= trách nhiệm',
  'A = b = c',
  'T  N = trách nhiệm',
  'T.N = trách nhiệm',
  `${'A'.repeat(abbreviationLimits.short + 1)} = a`,
  `A = ${'b'.repeat(abbreviationLimits.full + 1)}`,
  `A = ${'b '.repeat(abbreviationLimits.words + 1)}`,
  `A = ${Array.from({ length: abbreviationLimits.meanings + 1 }, (_, i) => `b${i}`).join('|')}`,
  'A = b | | c',
  'A = …',
])('%j is a fault, and the other lines hold', (line) => {
  expect(readAbbreviations(`A = a\n${line}\nB = b`)).toMatchObject({
    rows: [{ short: 'A' }, { short: 'B' }],
    faults: [2],
  })
})

test('lines beyond the limit are faults', () => {
  const list = Array.from({ length: abbreviationLimits.rows + 2 }, (_, i) => `A${i} = b${i}`).join('\n')
  const { rows, faults } = readAbbreviations(list)
  expect([rows.length, faults]).toEqual([abbreviationLimits.rows, [501, 502]])
})

test('a list is looked up both ways; an ambiguous abbreviation only by itself', () => {
  const table = tableOf('KHCN = khoa học công nghệ\nHĐ = hợp đồng | hóa đơn')
  expect([fullTexts('khcn', table, false), fullTexts('hd', table, false)]).toEqual([
    ['khoa học công nghệ'],
    ['hợp đồng', 'hóa đơn'],
  ])
  expect([abbreviationsOf('khoa hoc cong nghe', table), abbreviationsOf('hop dong', table)]).toEqual([['khcn'], []])
})

test('a query is understood by the list that is given, and an empty one understands none', () => {
  expect(understand('TNHH', 'vi', tableOf('TNHH = tài nguyên')).widened?.text).toBe('tài nguyên')
  expect(understand('TNHH', 'vi', tableOf(''))).toEqual({})
})

test.each([
  ['thuế vat', 'thuế giá trị gia tăng'],
  ['thue VAT', 'thue giá trị gia tăng'],
  ['thue vat', undefined],
  ['tài sản là vật', undefined],
  ['ai chịu trách nhiệm', undefined],
])('%s: "vat" is no word where accents are typed', (query, text) => {
  expect(understand(query, 'vi').widened?.text).toBe(text)
})
