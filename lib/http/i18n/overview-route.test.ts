import { expect, test } from '@jest/globals'
import { routeOf } from './route'

const go = (address: string, cookie?: string) => {
  const url = new URL(address, 'http://ilc.example')
  return routeOf(url.pathname, url.searchParams, cookie)
}

test.each([
  ['/tong-quan', '/vi/tong-quan/nhom/all/-'],
  ['/en/tong-quan/office', '/en/tong-quan/nhom/all/-'],
  ['/tong-quan/ecosystem?utm=x', '/vi/tong-quan/nhom/all/-'],
  ['/tong-quan/Hoi-dong-khoa-hoc', '/vi/tong-quan/nhom/Hoi-dong-khoa-hoc/-'],
  ['/tong-quan/SCIENTIFIC_COUNCIL', '/vi/tong-quan/nhom/Hoi-dong-khoa-hoc/-'],
  ['/zh/tong-quan/CHIEF_OF_STAFF', '/zh/tong-quan/nhom/CHIEF_OF_STAFF/-'],
  ['/tong-quan/ban-lanh-dao?page=3&x=1', '/vi/tong-quan/nhom/ban-lanh-dao/ban-lanh-dao%3D3'],
  ['/en/tong-quan/CHIEF_OF_STAFF?page=2', '/en/tong-quan/nhom/CHIEF_OF_STAFF/chief-of-staff%3D2'],
  ['/tong-quan/partner?enterprise=2', '/vi/tong-quan/nhom/partner/enterprise%3D2'],
  ['/tong-quan?page=2', '/vi/tong-quan/nhom/all/-'],
  ['/tong-quan/phong-ban?ban-lanh-dao=2', '/vi/tong-quan/nhom/phong-ban/-'],
  ['/tong-quan/nguyen-minh-duc', '/vi/tong-quan/nguyen-minh-duc'],
  ['/tong-quan/ten=nguyen-minh-duc?x=1', '/vi/tong-quan/nguyen-minh-duc'],
  ['/tong-quan/a=b%3Dc', '/vi/tong-quan/b%3Dc'],
  ['/tong-quan?ten=%C4%90%E1%BB%A9c&x=1', '/vi/tong-quan/nhom/tim?ten=%C4%90%E1%BB%A9c'],
  ['/en/tong-quan/office?ten=a+b', '/en/tong-quan/nhom/tim?ten=a+b'],
  ['/tong-quan?ten=+&x=1', '/vi/tong-quan/nhom/all/-'],
  ['/tong-quan/ban-lanh-dao?ten=a', '/vi/tong-quan/nhom/ban-lanh-dao/-'],
])('%s is the screen %s', (address, path) => {
  expect(go(address)).toEqual({ kind: 'screen', path })
})

test.each([
  '/tong-quan/a/b',
  '/tong-quan/nhom/all/-',
  '/tong-quan/nhom/tim',
  '/tong-quan/nhom/tim?ten=a',
  '/tong-quan?ban-lanh-dao=0',
  '/tong-quan/ban-lanh-dao?ban-lanh-dao=x',
  '/tong-quan/ban-lanh-dao?page=x',
  '/tong-quan/a=',
  '/tong-quan/x=..',
  '/tong-quan/%2e',
  '/Tong-quan',
])('%s is missing', (address) => {
  // The URL parser removes a lone dot, so the path is passed unparsed.
  const [pathname = '', query] = address.split('?')
  expect(routeOf(pathname, new URLSearchParams(query), undefined)).toEqual({ kind: 'screen', path: '/vi/not-found' })
})

test.each([
  ['/tong-quan/hoi-dong-khoa-hoc', '/tong-quan/Hoi-dong-khoa-hoc'],
  ['/en/tong-quan/PHONG-BAN?x=1', '/en/tong-quan/phong-ban?x=1'],
  ['/tong-quan/Office', '/tong-quan/office'],
  ['/tong-quan/board_of_managers', '/tong-quan/BOARD_OF_MANAGEMERS'],
  ['/tong-quan/ban%2Dlanh-dao', '/tong-quan/ban-lanh-dao'],
  ['/tong-quan?ban-lanh-dao=1', '/tong-quan'],
  ['/tong-quan/ban-lanh-dao?page=1', '/tong-quan/ban-lanh-dao'],
  ['/tong-quan?Ban-Lanh-Dao=2&x=1', '/tong-quan/ban-lanh-dao?page=2&x=1'],
  ['/tong-quan/ban-lanh-dao?ban-lanh-dao=2', '/tong-quan/ban-lanh-dao?page=2'],
  ['/tong-quan?chief-of-staff=2&x=1&ban-lanh-dao=3', '/tong-quan/ban-lanh-dao?page=3&x=1'],
  ['/en/tong-quan/phong-ban?chief-of-staff=2', '/en/tong-quan/CHIEF_OF_STAFF?page=2'],
  ['/tong-quan/office?enterprise=2&organization=3', '/tong-quan/partner?enterprise=2'],
  ['/tong-quan/partner?Enterprise=2', '/tong-quan/partner?enterprise=2'],
  ['/en/tong-quan?ban-lanh-dao=1&Hoi-dong-co-van=2', '/en/tong-quan/Hoi-dong-co-van?page=2'],
  ['/tong-quan/', '/tong-quan'],
])('%s moves permanently to %s', (address, to) => {
  expect(go(address)).toEqual({ kind: 'redirect', to, status: 308 })
})

test('a remembered language redirects to the address in that language', () => {
  expect(go('/tong-quan/ban-lanh-dao?page=2', 'en')).toEqual({
    kind: 'redirect',
    to: '/en/tong-quan/ban-lanh-dao?page=2',
    status: 307,
  })
})
