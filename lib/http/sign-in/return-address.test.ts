import { expect, test } from '@jest/globals'
import { assertReturnAddresses, returnAddress } from './return-address'

const site = 'http://localhost:3000'
const call =
  (query: string, cookie = '') =>
  () =>
    assertReturnAddresses(new Request(`${site}/api/auth/csrf${query}`, { headers: { cookie } }))

test.each([
  ['', ''],
  ['?callbackUrl=', ''],
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
