import { expect, test } from '@jest/globals'
import { queryWords, searchWords } from './search'

test.each([
  ['Đăng ký kinh doanh, đăng ký thuế', ['dang', 'ky', 'kinh', 'doanh', 'thue']],
  ['企业合规', ['企', '业', '合', '规', '企业', '业合', '合规']],
  ['Luật 59/2020/QH14', ['luat', '59', '2020', 'qh14']],
  ['中小企业SME贷款', ['中', '小', '企', '业', '中小', '小企', '企业', 'sme', '贷', '款', '贷款']],
  ['“—”', []],
])('a text %s is found by its words', (text, words) => {
  expect(searchWords(text)).toEqual(words)
  expect(searchWords(text.normalize('NFD'))).toEqual(words)
})

test.each([
  ['dang ky', ['dang', 'ky']],
  ['HOÀ', ['hoa']],
  ['hòa', ['hoa']],
  ['企', ['企']],
  ['企业合规', ['企业', '业合', '合规']],
  ['"; drop table', ['drop', 'table']],
  ['  ', []],
])('a query %s requires its words', (query, words) => {
  expect(queryWords(query)).toEqual(words)
})

test.each(['Đăng ký', '合规', '中', 'hoà giải 50%'])('a text is found by a query it contains: %s', (query) => {
  const words = new Set(searchWords(`Trước đó, ${query} và sau đó 企业合规 中小`))
  expect(queryWords(query).filter((word) => !words.has(word))).toEqual([])
})
