import { expect, test } from '@jest/globals'
import { commonHeaders, strictTransport } from './policy'

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('with HSTS=%s browsers get %s', (scope, expected) => {
  expect(strictTransport(scope)).toBe(expected)
})

test('without the setting nothing is said of other hosts', () => {
  expect(commonHeaders['strict-transport-security']).toBe('max-age=63072000')
})
