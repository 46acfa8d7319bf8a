import { expect, test } from '@jest/globals'
import { networkOf } from './network-of'

test.each([
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2', '2001:db8:0:0'],
  ['2001:db8:0:1::1', '2001:db8:0:0'],
  ['2001:db8:0:ff::1', '2001:db8:0:0'],
  ['2001:db8:0:100::1', '2001:db8:0:100'],
  ['2001:db8:1:abcd:3:4:5:6', '2001:db8:1:ab00'],
  ['::1', '0:0:0:0'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['unknown', 'unknown'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
