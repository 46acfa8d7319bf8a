import { expect, test } from '@jest/globals'
import { errorOf, isAcceptedAsItIs } from './accepted'
import { largestFile } from './limits'

test.each([
  ['hop-dong.pdf', 1000, undefined],
  ['Bản ghi.docx', largestFile, undefined],
  ['ảnh.webp', 1000, undefined],
  ['ảnh.jpg', largestFile + 1, undefined],
  ['ban-ghi.docx', largestFile + 1, 'fileTooLarge'],
  ['trong.txt', 0, 'fileEmpty'],
  ['anh.jpg.exe', 1000, 'fileKind'],
  ['khong-duoi', 1000, 'fileKind'],
  ['.pdf', 1000, 'fileKind'],
  ['a.pdf. ', 1000, undefined],
])('%s of %i bytes: %s', (name, size, error) => {
  expect(errorOf({ name, size })).toBe(error)
})

test.each([
  ['a.jpg', largestFile, true],
  ['a.jpg', largestFile + 1, false],
  ['a.webp', 1, true],
  ['a.gif', 1, false],
])('%s of %i bytes may be sent unchanged: %s', (name, size, may) => {
  expect(isAcceptedAsItIs({ name, size })).toBe(may)
})
