import { expect, test } from '@jest/globals'
import { assertReturnAddresses, returnAddress } from './return-address'
import { languageOfReturn, ownPath, readReturnTarget } from './return-target'

const site = 'http://localhost:3000'
const call =
  (query: string, cookie = '') =>
  () =>
    assertReturnAddresses(new Request(`${site}/api/auth/csrf${query}`, { headers: { cookie } }))

test.each([
  ['', ''],
  ['?callbackUrl=/tin-tuc', ''],
  ['?callbackUrl=https%3A%2F%2Fx.example', ''],
  ['', `a=1; next-auth.callback-url=${encodeURIComponent(site)}`],
])('%s %s is accepted', (query, cookie) => {
  expect(call(query, cookie)).not.toThrow()
})

test.each([
  ['?callbackUrl=x', ''],
  ['?callbackUrl=/a&callbackUrl=2026-11-25', ''],
  ['?callbackUrl=javascript:1', ''],
  ['', 'next-auth.callback-url=x'],
  ['', '__Secure-next-auth.callback-url=%'],
])('%s %s is refused', (query, cookie) => {
  expect(call(query, cookie)).toThrow('The query is not valid.')
})

test.each([
  ['/a?b=1', `${site}/a?b=1`],
  [`${site}/a`, `${site}/a`],
  ['https://evil.example/', site],
  ['//evil.example/', site],
  ['http://[', site],
])('%s returns to %s', (input, target) => {
  expect(returnAddress(input, site)).toBe(target)
})

const origin = 'https://ilc.example'

test.each([
  ['/tin-tuc/a?x=1#binh-luan', '/tin-tuc/a?x=1#binh-luan'],
  ['https://ilc.example/en/tin-tuc', '/en/tin-tuc'],
  ['https://evil.example/tin-tuc', '/'],
  ['//evil.example/tin-tuc', '/'],
  ['https://ilc.example//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/api/auth/signout', '/'],
  [null, '/'],
])('%s is reduced to the path %s', (address, path) => {
  expect(ownPath(address, origin)).toBe(path)
})

test.each([
  [JSON.stringify({ back: '/en/tin-tuc', isWindow: true }), { back: '/en/tin-tuc', isWindow: true }, 'en'],
  [JSON.stringify({ back: 'https://evil.example/', isWindow: true }), { back: '/', isWindow: true }, 'vi'],
  ['{', { back: '/', isWindow: false }, 'vi'],
  [undefined, { back: '/', isWindow: false }, 'vi'],
])('the cookie %s', (cookie, target, language) => {
  expect(readReturnTarget(cookie, origin)).toEqual(target)
  expect(languageOfReturn(readReturnTarget(cookie, origin))).toBe(language)
})
