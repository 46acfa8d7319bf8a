import { expect, test } from '@jest/globals'
import { mayShowComments } from './outage'

test.each([
  ['/vi/tin-tuc', false],
  ['/en/tin-tuc/trang/2', false],
  ['/vi/tong-quan/nhom/lanh-dao', false],
  ['/zh/tong-quan/ten=5', false],
  ['/vi/tin-tuc/mot-bai', true],
  ['/vi/tim-kiem/mot-bai', true],
  ['/vi/tin-tuc/mot-bai/binh-luan/0/2', true],
  ['/markdown/mot-bai', true],
])('whether %s may show comments: %s', (path, expected) => {
  expect(mayShowComments(path)).toBe(expected)
})
