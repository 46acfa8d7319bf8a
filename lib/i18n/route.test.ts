import { expect, test } from '@jest/globals'
import { routeOf } from './route'

const go = (address: string, cookie?: string) => {
  const url = new URL(address, 'http://ilc.example')
  return routeOf(url.pathname, url.searchParams, cookie)
}

test.each([
  ['/', '/vi'],
  ['/en', '/en'],
  ['/tin-tuc', '/vi/tin-tuc/trang/1'],
  ['/zh/dao-tao', '/zh/dao-tao/trang/1'],
  ['/tin-tuc?page=2', '/vi/tin-tuc/trang/2'],
  ['/en/tin-tuc?page=2&x=1', '/en/tin-tuc/trang/2'],
  ['/tin-tuc/bai', '/vi/tin-tuc/bai'],
  ['/tin-tuc/ten-bai=bai', '/vi/tin-tuc/bai'],
  ['/tin-tuc/ten-bai%3Dbai', '/vi/tin-tuc/bai'],
  ['/en/tim-kiem/bai', '/en/tim-kiem/bai'],
  ['/lien-he', '/vi/lien-he'],
])('%s is the screen %s', (address, path) => {
  expect(go(address)).toEqual({ kind: 'screen', path })
})

test.each(['/nope', '/tin-tuc/a/b', '/tin-tuc/trang/2', '/tin-tuc?page=0', '/tin-tuc?page=x', '/tin-tuc?page=-1', '/tin-tuc/a=', '/tin-tuc/x=..', '/tin-tuc/x=%2e', '/_', '/_/_', '/not-found', '/design'])(
  '%s is missing',
  (address) => {
    expect(go(address)).toEqual({ kind: 'screen', path: '/vi/not-found' })
  },
)

test('a missing page speaks the language of its address, then of the cookie', () => {
  expect(go('/en/nope', 'zh')).toEqual({ kind: 'screen', path: '/en/not-found' })
  expect(go('/nope', 'zh')).toEqual({ kind: 'screen', path: '/zh/not-found' })
})

test.each([
  ['/tin-tuc/', '/tin-tuc'],
  ['/vi', '/'],
  ['/vi/tin-tuc?page=2', '/tin-tuc?page=2'],
  ['/en/', '/en'],
  ['/en/tin-tuc?page=1', '/en/tin-tuc'],
  ['//evil.example', '/evil.example'],
])('%s moves for good to %s', (address, to) => {
  const [pathname = '', query] = address.split('?')
  expect(routeOf(pathname, new URLSearchParams(query), undefined)).toEqual({ kind: 'redirect', to, status: 308 })
})

test('a remembered language moves unprefixed addresses to their twin, and only those', () => {
  expect(go('/tin-tuc?page=2', 'en')).toEqual({ kind: 'redirect', to: '/en/tin-tuc?page=2', status: 307 })
  expect(go('/tin-tuc', 'vi')).toEqual({ kind: 'screen', path: '/vi/tin-tuc/trang/1' })
  expect(go('/zh/tin-tuc', 'en')).toEqual({ kind: 'screen', path: '/zh/tin-tuc/trang/1' })
  expect(go('/tin-tuc', 'fr')).toEqual({ kind: 'screen', path: '/vi/tin-tuc/trang/1' })
})

test('a language link is remembered, against an older choice too', () => {
  expect(go('/?language=vi', 'en')).toEqual({ kind: 'redirect', to: '/', status: 307, remember: 'vi' })
  expect(go('/zh?language=zh')).toEqual({ kind: 'redirect', to: '/zh', status: 307, remember: 'zh' })
})
