import { expect, test } from '@jest/globals'
import { imagePrefix } from '.'

test.each([
  ['luat-doanh-nghiep-1a2b3c4d.webp', true],
  ['avatar-0123456789abcdef01234567.webp', true],
  ['anh-1a2b3c4d-1.jpg', true],
  ['0bb0e6c8-4c3a-4d7e-9d1c-0a1b2c3d4e5f.pdf', false],
  ['../attachments/a.jpg', false],
  ['..%2Fa.jpg', false],
  ['?list-type=2&x=a.jpg', false],
  ['a.jpg\n', false],
  ['A.JPG', false],
  ['secrets.json', false],
  ['', false],
])('%j is the name of an image: %s', (name, is) => {
  expect(imagePrefix.isKey(name)).toBe(is)
})
