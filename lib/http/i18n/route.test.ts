import { expect, test } from '@jest/globals'
import { isFurtherResults, isGoneScreen, isMissingScreen, isResourcePath, routeOf } from './route'

const go = (address: string, cookie?: string) => {
  const [pathname = '', query] = address.split('?')
  return routeOf(pathname, new URLSearchParams(query), cookie)
}

test.each([
  ['/', '/vi'],
  ['/en', '/en'],
  ['/tin-tuc', '/vi/tin-tuc/trang/1'],
  ['/tin-tuc?page=2', '/vi/tin-tuc/trang/2'],
  ['/tin-tuc/bai', '/vi/tin-tuc/bai'],
  ['/tin-tuc/ten-bai=bai', '/vi/tin-tuc/bai'],
  ['/tin-tuc/ten-bai=a%3Db', '/vi/tin-tuc/a%3Db'],
  ['/tin-tuc/bai%2Emd', '/vi/tin-tuc/bai.md'],
  ['/tin-tuc/bai/binh-luan?page=2&x=1', '/vi/tin-tuc/bai/binh-luan/trang/2'],
  ['/tin-tuc/bai/binh-luan/17', '/vi/tin-tuc/bai/binh-luan/17/0'],
  ['/en/tin-tuc/bai/binh-luan/17?page=2', '/en/tin-tuc/bai/binh-luan/17/2'],
  ['/tim-kiem?q=a&loai=tin-tuc&nam=2026&page=2&x=1', '/vi/tim-kiem?q=a&loai=tin-tuc&nam=2026&page=2'],
  ['/lien-he', '/vi/lien-he'],
  ['/en/lien-he/ket-qua', '/en/lien-he'],
  ['/lien-he?dich-vu=a%2Fb', '/vi/lien-he/chon/a%2Fb/-'],
  ['/en/lien-he?dich-vu=khoa&ngay=2026-12-01&x=1', '/en/lien-he/chon/khoa/2026-12-01'],
  ['/lien-he?dich-vu=khoa&ngay=mai', '/vi/lien-he/chon/khoa/-'],
  ['/lien-he?dich-vu=..', '/vi/lien-he'],
  ['/kha-nang-tiep-can', '/vi/kha-nang-tiep-can'],
  ['/van-ban', '/vi/van-ban/trang/1'],
  ['/en/chu-de/hop-dong?page=2&x=1', '/en/chu-de/hop-dong/2'],
  ['/van-ban/luat-59-2020-qh14?x=1', '/vi/van-ban/luat-59-2020-qh14'],
  ['/xem-truoc?token=1.2.x&q=a', '/vi/xem-truoc?token=1.2.x'],
  ['/tong-quan', '/vi/tong-quan/nhom/all/-'],
  ['/en/tong-quan/office', '/en/tong-quan/nhom/all/-'],
  ['/tong-quan/Hoi-dong-khoa-hoc', '/vi/tong-quan/nhom/Hoi-dong-khoa-hoc/-'],
  ['/tong-quan/ban-lanh-dao?page=3&x=1', '/vi/tong-quan/nhom/ban-lanh-dao/ban-lanh-dao%3D3'],
  ['/tong-quan/partner?enterprise=2', '/vi/tong-quan/nhom/partner/enterprise%3D2'],
  ['/tong-quan?page=2', '/vi/tong-quan/nhom/all/-'],
  ['/tong-quan/nguyen-minh-duc', '/vi/tong-quan/nguyen-minh-duc'],
  ['/tong-quan/a=b%3Dc', '/vi/tong-quan/b%3Dc'],
  ['/tong-quan?ten=%C4%90%E1%BB%A9c&x=1', '/vi/tong-quan/nhom/tim?ten=%C4%90%E1%BB%A9c'],
  ['/tong-quan?ten=+&x=1', '/vi/tong-quan/nhom/all/-'],
])('%s is the screen %s', (address, path) => {
  expect(go(address)).toEqual({ kind: 'screen', path })
})

test.each([
  '/nope',
  '/tin-tuc/a/b',
  '/tin-tuc/bai/binh-luan?page=0',
  '/tin-tuc/bai/binh-luan/17?page=-1',
  '/tong-quan/an/binh-luan?page=2',
  '/chu-de/hop-dong/1',
  '/van-ban?page=0',
  `/van-ban/${'x'.repeat(501)}`,
  '/tin-tuc/trang/2',
  '/tin-tuc?page=0',
  '/tin-tuc/a=',
  '/tin-tuc/x=..',
  '/not-found',
  '/xem-truoc',
  '/xem-truoc/a?token=x',
  '/design',
  '/vi/vi',
  `${'/vi'.repeat(5000)}/tin-tuc`,
  '/tong-quan/nhom/tim?ten=a',
  '/tong-quan?ban-lanh-dao=0',
  '/tong-quan/%2e',
  '/Tong-quan',
])('%s is missing', (address) => {
  expect(go(address)).toEqual({ kind: 'screen', path: '/vi/not-found' })
})

test('a missing page has the language of its address, then of the cookie', () => {
  expect(go('/en/nope', 'zh')).toEqual({ kind: 'screen', path: '/en/not-found' })
  expect(go('/nope', 'zh')).toEqual({ kind: 'screen', path: '/zh/not-found' })
})

test.each([
  ['/tin-tuc/', '/tin-tuc'],
  ['/vi', '/'],
  ['/vi/tin-tuc?page=2', '/tin-tuc?page=2'],
  ['/en/tin-tuc?page=1', '/en/tin-tuc'],
  ['//evil.example', '/evil.example'],
  ['/en/tin-tuc/bai/binh-luan', '/en/tin-tuc/bai'],
  ['/tin-tuc/bai/binh-luan?page=1&x=1', '/tin-tuc/bai?x=1'],
  ['/tong-quan/hoi-dong-khoa-hoc', '/tong-quan/Hoi-dong-khoa-hoc'],
  ['/tong-quan/ban-lanh-dao?page=1', '/tong-quan/ban-lanh-dao'],
  ['/tong-quan?Ban-Lanh-Dao=2&x=1', '/tong-quan/ban-lanh-dao?page=2&x=1'],
  ['/tong-quan/ban-lanh-dao?ban-lanh-dao=2', '/tong-quan/ban-lanh-dao?page=2'],
  ['/tong-quan?chief-of-staff=2&x=1&ban-lanh-dao=3', '/tong-quan/ban-lanh-dao?page=3&x=1'],
  ['/en/tong-quan/phong-ban?chief-of-staff=2', '/en/tong-quan/CHIEF_OF_STAFF?page=2'],
  ['/tong-quan/office?enterprise=2&organization=3', '/tong-quan/partner?enterprise=2'],
])('%s moves permanently to %s', (address, to) => {
  expect(go(address)).toEqual({ kind: 'redirect', to, status: 308 })
})

test.each([
  ['/vi/tin-tuc/bai/', undefined, '/tin-tuc/bai', 308],
  ['/vi/tin-tuc/?page=1&x=1', undefined, '/tin-tuc?x=1', 308],
  ['/vi/tin-tuc/bai/', 'en', '/tin-tuc/bai', 308],
  ['/tin-tuc?page=1', 'zh', '/zh/tin-tuc', 307],
  ['/vi/tong-quan/OFFICE/', 'zh', '/zh/tong-quan/office', 307],
])('%s with %s redirects once, to its final address %s', (address, cookie, to, status) => {
  expect(go(address, cookie)).toEqual({ kind: 'redirect', to, status })
  expect(go(to, cookie).kind).toBe('screen')
})

test('a language link reaches its final address with one redirect', () => {
  const [english, vietnamese] = [go('/vi/tin-tuc/?page=1&language=en', 'zh'), go('/en/lien-he/?language=vi', 'zh')]
  expect(english).toEqual({ kind: 'redirect', to: '/en/tin-tuc', status: 307, remember: 'en' })
  expect(vietnamese).toEqual({ kind: 'redirect', to: '/lien-he', status: 307, remember: 'vi' })
})

test.each([
  ['/vi/tin-tuc/bai', true],
  ['/vi', false],
  ['/vi/tim-kiem?q=a/b', false],
  ['/vi/tin-tuc/trang/1', false],
  ['/vi/tin-tuc/bai/binh-luan/trang/2', false],
])('%s names one resource: %s', (path, isOne) => {
  expect(isResourcePath(path)).toBe(isOne)
})

test.each([
  ['/vi/tim-kiem?q=a&page=2', true],
  ['/en/tim-kiem?page=2&q=a', true],
  ['/vi/tim-kiem?q=a', false],
  ['/vi/tim-kiem?q=a%26page%3D2', false],
])('%s may have no results: %s', (path, mayBeMissing) => {
  expect(isFurtherResults(path)).toBe(mayBeMissing)
})

test('a remembered language redirects unprefixed addresses only', () => {
  expect(go('/tin-tuc?page=2', 'en')).toEqual({ kind: 'redirect', to: '/en/tin-tuc?page=2', status: 307 })
  expect(go('/tin-tuc', 'vi')).toEqual({ kind: 'screen', path: '/vi/tin-tuc/trang/1' })
  expect(go('/zh/tin-tuc', 'en')).toEqual({ kind: 'screen', path: '/zh/tin-tuc/trang/1' })
  expect(go('/tin-tuc', 'fr')).toEqual({ kind: 'screen', path: '/vi/tin-tuc/trang/1' })
})

test.each([
  ['/tin-tuc/bai', '/vi/tin-tuc/bai'],
  ['/tim-kiem/bai', '/vi/tim-kiem/bai'],
  ['/tin-tuc/bai/binh-luan?page=2', '/vi/tin-tuc/bai/binh-luan/trang/2'],
])('%s is shown as it was sent, whatever language is remembered', (address, path) => {
  expect(go(address, 'en')).toEqual({ kind: 'screen', path })
})

test.each([
  ['/vi/not-found', true, false],
  ['/en/gone/article', false, true],
  ['/tin-tuc/not-found', false, false],
  ['/tin-tuc/gone/article', false, false],
])('%s is a screen for missing or removed content, or none', (path, isMissing, isGone) => {
  expect([isMissingScreen(path), isGoneScreen(path)]).toEqual([isMissing, isGone])
})
