import { expect, test } from '@jest/globals'
import type { Language } from '../languages'
import { correctedQuery, vocabularyOf } from './vocabulary'
import { readWordList, wordTable } from './word-list'

const texts = {
  vi: ['Luật doanh nghiệp và nghị quyết', 'Hóa đơn điện tử của doanh nghiệp', 'Dữ liệu cá nhân', 'Bảo vệ'],
  en: ['Registering a trademark', 'Commercial arbitration', 'Employees and suppliers'],
  zh: ['劳动合同'],
}

const correct = (query: string, language: Language) =>
  correctedQuery(
    query,
    language,
    wordTable(readWordList('CTY = công ty').rows, language),
    vocabularyOf(texts[language]),
  )

test.each<[language: Language, typed: string, meant: string]>([
  ['vi', 'luaatj doanh nghieepj', 'luật doanh nghiệp'],
  ['vi', 'lua65t doanh nghie65p', 'luật doanh nghiệp'],
  ['vi', 'doang nghiep', 'doanh nghiep'],
  ['vi', 'điênj tửf', 'điện tử'],
  ['vi', 'nhửng nghiệp', 'nhửng nghiệp'],
  ['vi', 'luẩt', 'luật'],
  ['vi', 'cty luật', 'cty luật'],
  ['en', 'arbitrtaion', 'arbitration'],
  ['en', 'registered trademarks', 'registered trademarks'],
  ['zh', '劳动合同', '劳动合同'],
])('%s: %s is corrected to %s', (language, typed, meant) => {
  expect(correct(typed, language)).toBe(meant)
})

test('a long query of words that no text has is corrected in a moment', () => {
  const query = Array.from({ length: 100 }, (_, i) => `abcdefgh${String.fromCodePoint(0x61 + (i % 26))}`).join(' ')
  expect(correct(query, 'vi')).toBe(query)
})
