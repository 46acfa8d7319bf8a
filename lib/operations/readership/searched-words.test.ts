import { expect, test } from '@jest/globals'
import { searchedWords } from './reader'

test.each([
  ['  Hợp   Đồng\tđiện tử ', 'hợp đồng điện tử'],
  ['Nghị định 13/2023', 'nghị định 13/2023'],
  ['Luật 59/2020/QH14', 'luật 59/2020/qh14'],
  ['法律', '法律'],
  ['a', undefined],
  ['an@thu.example', undefined],
  ['0912 345 678', undefined],
  ['Nguyễn An 001.090.123456', undefined],
  ['x'.repeat(61), undefined],
  ['', undefined],
])('%j is counted as %j', (query, expected) => expect(searchedWords(query)).toBe(expected))
