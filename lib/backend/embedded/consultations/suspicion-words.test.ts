import { expect, test } from '@jest/globals'
import { wordsFor } from '../labels'
import { suspicionsIn } from './suspicion-words'

const words = (key: Parameters<typeof wordsFor>[1]) => wordsFor({ i18n: { language: 'vi' } }, key)

test.each([
  ['', []],
  ['unsigned', [expect.stringContaining('Không rõ lúc mở biểu mẫu')]],
  ['trap, hasty', [expect.stringContaining('ô ẩn'), expect.stringContaining('3 giây')]],
  ['of another version, toString', ['of another version', 'toString']],
])('%j in words', (stored, expected) => {
  expect(suspicionsIn(stored, words)).toEqual(expected)
})
