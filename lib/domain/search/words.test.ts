import { expect, test } from '@jest/globals'
import { queryWords, searchText, toQuery } from './words'

test.each([
  ['Đăng ký thuế, hoà giải', 'dang ky thue hoa giai đăng ký thuế hòa giải'],
  ['企业合规', '企 业 合 规 企业 业合 合规'],
  ['中小企业SME贷款', '中 小 企 业 中小 小企 企业 sme 贷 款 贷款'],
  ['“—”', ''],
  ['Ðất ðai', 'dat dai đất đai'],
])('a text %s is found by its words, folded and as written', (text, words) => {
  expect(searchText(text)).toBe(words)
  expect(searchText(text.normalize('NFD'))).toBe(words)
})

test.each([
  ['HOÀ', ['hoa']],
  ['企', ['企']],
  ['企业合规', ['企业', '业合', '合规']],
  ['"; drop table', ['drop', 'table']],
])('a query %s requires its words', (query, words) => {
  expect(queryWords(query)).toEqual(words)
})

test.each(['Đăng ký', '合规', '中', 'hoà giải 50%'])('a text is found by a query it contains: %s', (query) => {
  const words = new Set(searchText(`Trước đó, ${query} và sau đó 企业合规 中小`).split(' '))
  expect(queryWords(query).filter((word) => !words.has(word))).toEqual([])
})

test.each([
  ['６７／２０２５／ＱＨ１５', '67／2025／QH15'],
  ['第６８号决议：《土地法》，50％', '第68号决议：《土地法》，50％'],
  ['hợp\u00ad đồng\u200b\ufeff', 'hợp đồng'],
  ['\u0301'.repeat(100), '\u0301'.repeat(30)],
])('what was typed as %s is searched as %s', (typed, query) => {
  expect(toQuery(typed)).toBe(query.normalize('NFC'))
  expect(toQuery(typed.normalize('NFD'))).toBe(query.normalize('NFC'))
})
