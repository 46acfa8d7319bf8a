import { expect, test } from '@jest/globals'
import { byMenuOrder } from './menu-order'

test.each([
  ['Đào tạo, Dịch vụ, An toàn', 'An toàn, Dịch vụ, Đào tạo'],
  ['Báo cáo dài, Báo, Bản tin', 'Báo, Bản tin, Báo cáo dài'],
  ['Bb, Ba', 'Ba, Bb'],
  ['Ơn, On, Ôn', 'On, Ôn, Ơn'],
])('%s in menu order', (titles, ordered) => {
  const items = titles.split(', ').map((title) => ({ title }))
  const sorted = items.sort(byMenuOrder).map(({ title }) => title)
  expect(sorted.join(', ')).toBe(ordered)
})
