import { expect, test } from '@jest/globals'
import { articleTypeOfMenu, mainMenu } from './main-menu'
import { byMenuOrder } from './menu-order'

test('the menu has the order of the specification', () => {
  const paths = mainMenu.map((item) => item.path)
  expect(paths.join(' ')).toBe('/ /tong-quan /dich-vu /dao-tao /nghien-cuu /tin-tuc /lien-he')
})

test.each([
  [3, 'SERVICE'],
  [2, 'TRAINING'],
  [5, 'RESEARCH'],
  [6, 'NEWS'],
  [99, 'TRAINING'],
])('menu %i shows %s', (id, type) => {
  expect(articleTypeOfMenu(id)).toBe(type)
})

test.each([
  ['Đào tạo, Dịch vụ, An toàn', 'An toàn, Dịch vụ, Đào tạo'],
  ['Báo cáo dài, Báo, Bản tin', 'Báo, Bản tin, Báo cáo dài'],
  ['Ơn, On, Ôn', 'On, Ôn, Ơn'],
])('%s in menu order', (titles, ordered) => {
  const items = titles.split(', ').map((title) => ({ title }))
  const sorted = items.sort(byMenuOrder).map(({ title }) => title)
  expect(sorted.join(', ')).toBe(ordered)
})
