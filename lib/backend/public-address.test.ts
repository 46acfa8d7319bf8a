import { expect, test } from '@jest/globals'
import { isClosedHost, isPublicAddress, publicLookup } from './public-address'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '::7f00:1',
  'fc00::1',
  'fe80::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'example.org',
  '',
])('%j is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '104.16.0.1', '172.15.0.1', '172.32.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
  '%j is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ['res.cloudinary.com', false],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost', true],
  ['metadata.google.internal', true],
])('the host %s is certainly not public: %s', (host, is) => {
  expect(isClosedHost(host)).toBe(is)
})

test('looking up a name in a private network fails', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve))
  expect(String(error)).toMatch(/closed network/)
})
