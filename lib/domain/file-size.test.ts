import { expect, test } from '@jest/globals'
import { fileSize } from './file-size'

test.each([
  [0, 'vi', '0 byte'],
  [1536, 'vi', '1,5 kB'],
  [1024 * 1024 - 1, 'en', '1 MB'],
  [1_258_291, 'en', '1.2 MB'],
  [20 * 1024 * 1024, 'zh', '20 MB'],
] as const)('%d bytes in %s are %s', (bytes, language, size) => {
  expect(fileSize(bytes, language).replace(/\u00a0/g, ' ')).toBe(size)
})
