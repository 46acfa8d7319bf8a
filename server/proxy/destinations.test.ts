import { expect, test } from '@jest/globals'
import { settings } from '@/lib/operations/settings'
import { Destinations } from './destinations'

const destinations = new Destinations()

test.each([
  ['/tin-tuc?x=1', undefined, '/tin-tuc?x=1', { kind: 'screen', path: '/vi/tin-tuc/trang/1' }],
  ['/tin-tuc?x=1', 'en', '/tin-tuc?x=1', { kind: 'redirect', to: '/en/tin-tuc?x=1', status: 307 }],
  ['/_next/../tin-tuc/a', undefined, '/tin-tuc/a', { kind: 'screen', path: '/vi/tin-tuc/a' }],
  ['/api/article?type=NEWS', undefined, '/api/article?type=NEWS', undefined],
] as const)('%s with the language %s is the same the second time', (target, language, address, route) => {
  const screen = route?.kind === 'screen' ? route.path : undefined
  expect(destinations.get(target, language)).toEqual({ address, path: address.split('?')[0], route, screen })
  expect(destinations.get(target, language)).toBe(destinations.get(target, language))
})

test('with a hosted backend the addresses of the studio are missing like any unknown address, whatever the request', () => {
  const { BACKEND_URL } = settings()
  Object.assign(settings(), { BACKEND_URL: 'https://backend.example/api' })
  const front = new Destinations()
  for (const address of ['/admin', '/admin/api/articles', '/x/../admin', '/xem-truoc', '/administration'])
    expect([address, front.get(address, undefined).route, front.get(address, 'zh').route]).toEqual([
      address,
      { kind: 'screen', path: '/vi/not-found' },
      { kind: 'screen', path: '/zh/not-found' },
    ])
  expect(front.get('/xem-truoc?token=x', undefined).route).toEqual({ kind: 'screen', path: '/vi/not-found' })
  Object.assign(settings(), { BACKEND_URL })
})

test.each([
  ['/tin-tuc?page=99', true],
  ['/tim-kiem?q=luat&page=9', true],
  ['/zh/tim-kiem/a=bai/binh-luan/17?utm_source=zalo', true],
  ['/khong-co/bai/binh-luan/17', false],
  ['/khong-co', false],
  ['/tin-tuc/khong-co', false],
  ['/media/khong-co.png?w=3', false],
])('whether %s belongs to the site even when it is missing', (address, expected) => {
  expect(destinations.belongsToSite(address)).toBe(expected)
})
