import { expect, test } from '@jest/globals'
import { doubtfulWords, lettersWrong, respelled, strayWords, vocabularyOf } from './spelling'

const vocabulary = vocabularyOf([
  'Luật Doanh nghiệp 2020',
  'Doanh nghiệp nhỏ và vừa',
  'Danh sách đoàn viên',
  'Hợp đồng lao động',
  'Bảo vệ dữ liệu cá nhân',
  'Trọng tài thương mại',
  'Thành lập công ty',
  'Commercial arbitration in practice',
  'Contract review',
  '个人信息保护',
])

test.each<[string, string, number]>([
  ['doanh', 'doanh', 0],
  ['doang', 'doanh', 1],
  ['danh', 'dnah', 1],
  ['dnah', 'doanh', 2],
  ['doan', 'doanh', 1],
  ['doannh', 'doanh', 1],
  ['', 'ab', 2],
  ['abc', 'xyz', 3],
  ['abcdef', 'x', 3],
])('%s and %s differ by %d letters (more than two count as three)', (a, b, wrong) => {
  expect([lettersWrong(a, b, 2), lettersWrong(b, a, 2)]).toEqual([wrong, wrong])
})

const meant = (query: string) => respelled(query, doubtfulWords(query, vocabulary), vocabulary)

test.each([
  ['doang nghiep', 'doanh nghiep'],
  ['Doang nghiệp', 'doanh nghiệp'],
  ['luat dnah nghiep', 'luat doanh nghiep'],
  ['luật dnah nghiệp', 'luật doanh nghiệp'],
  ['luật doanh nghệip', 'luật doanh nghiệp'],
  ['hop donng lao dong', 'hop dong lao dong'],
  ['hợp đồng lao độngg', 'hợp đồng lao động'],
  ['trogn tai thuong mai', 'trong tai thuong mai'],
  ['thanh lpa cong ty', 'thanh lap cong ty'],
  ['thành lpa', 'thành lập'],
  ['cong tyy', 'cong ty'],
  ['"trogn" (tai)', '"trong" (tai)'],
  ['contarct reviw', 'contract review'],
  ['arbitrtaon', 'arbitration'],
])('%s is spelled %s', (query, expected) => {
  expect(meant(query)).toBe(expected)
  expect(meant(query.normalize('NFD'))).toBe(expected)
})

test.each([
  'luat doanh nghiep',
  'luật',
  'lut',
  'lpa',
  'lut doanh',
  'dcn nghiep',
  'xyzxyz',
  'conxyzct',
  '个人',
  '59/2020',
  '',
  '"*',
])('%j is left alone', (query) => {
  expect(meant(query)).toBeUndefined()
})

test.each([
  ['doan nghiep', 'doanh nghiep'],
  ['luat danh nghiep', 'luat doanh nghiep'],
  ['hop dong luat', undefined],
  ['luat doanh nghiep', undefined],
  ['doan', undefined],
])('a word that occurs elsewhere is corrected beside its neighbour only: %s is %s', (query, expected) => {
  expect(respelled(query, strayWords(query, vocabulary), vocabulary, false)).toBe(expected)
})

test('no more than three words are corrected', () => {
  const words = ['doang', 'nghipe', 'thuogn', 'trogn', 'conract']
  const corrected = meant(words.join(' '))?.split(' ') ?? []
  expect(corrected.filter((word, i) => word !== words[i]).length).toBeLessThanOrEqual(3)
})

test('a vocabulary keeps a bounded number of words', () => {
  const word = (i: number) => `tu${Array.from(String(i), (digit) => 'abcdefghij'[Number(digit)]).join('')}`
  const { words, pairs } = vocabularyOf([Array.from({ length: 30_000 }, (_, i) => word(i)).join(' ')])
  expect(Math.max(words.size, pairs.size)).toBe(10_000)
})
