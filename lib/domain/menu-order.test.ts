import { expect, test } from '@jest/globals'
import { byMenuOrder } from './menu-order'

test.each([
  [
    ['Đào tạo', 'Dịch vụ', 'An toàn'],
    ['An toàn', 'Dịch vụ', 'Đào tạo'],
  ],
  [
    ['Báo cáo dài', 'Báo', 'Bản tin'],
    ['Báo', 'Bản tin', 'Báo cáo dài'],
  ],
  [
    ['Bb', 'Ba'],
    ['Ba', 'Bb'],
  ],
  [
    ['Ơn', 'On', 'Ôn'],
    ['On', 'Ôn', 'Ơn'],
  ],
])('%j in menu order', (titles, ordered) => {
  expect(
    titles
      .map((title) => ({ title }))
      .sort(byMenuOrder)
      .map(({ title }) => title),
  ).toEqual(ordered)
})
