import { expect, test } from '@jest/globals'
import { labelFor } from '../labels'
import { suspicionsIn } from './suspicion-words'

const labels = (key: Parameters<typeof labelFor>[1]) => labelFor({ i18n: { language: 'vi' } }, key)

test.each([
  ['', []],
  ['unsigned', [expect.stringContaining('Không rõ lúc mở biểu mẫu')]],
  ['trap, hasty', [expect.stringContaining('ô ẩn'), expect.stringContaining('3 giây')]],
  ['of another version, toString', ['of another version', 'toString']],
])('%j in words', (stored, expected) => {
  expect(suspicionsIn(stored, labels)).toEqual(expected)
})
