import { expect, test } from '@jest/globals'
import { isLongRead, readingMinutes } from './reading-time'

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ')

test.each([
  ['', 'vi', 1],
  [words(250, 'luật'), 'vi', 1],
  [words(251, 'luật'), 'vi', 2],
  [words(750, 'nghiệp'.normalize('NFD')), 'vi', 3],
  [words(201, 'law'), 'en', 2],
  ['法'.repeat(350), 'zh', 1],
  ['法'.repeat(351), 'zh', 2],
  [`${'法'.repeat(350)} ${words(200, 'law')}`, 'zh', 2],
] as const)('%#: a text takes whole minutes, more words a minute in Vietnamese', (text, language, minutes) => {
  expect(readingMinutes(text, language)).toBe(minutes)
})

test.each([
  [2, false],
  [3, true],
])('%d minutes: long is %s', (minutes, isLong) => {
  expect(isLongRead(minutes)).toBe(isLong)
})
