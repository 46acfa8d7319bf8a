import { expect, test } from '@jest/globals'
import { isThisMachine, networkOf, siteNetworkOf } from './network-of'

test.each([
  ['2001:db8::1', '2001:db8:0:00'],
  ['2001:db8:0:ff::1', '2001:db8:0:00'],
  ['2001:db8:0:100::1', '2001:db8:0:01'],
  ['2001:db8:1:2345:3:4:5:6', '2001:db8:1:23'],
  ['::1', '0:0:0:00'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::1:2', false],
  ['203.0.113.7', false],
  ['unknown', false],
])('%s is this machine: %s', (address, expected) => {
  expect(isThisMachine(address)).toBe(expected)
})

test.each([
  ['2001:db8:1:2345::1', '2001:db8:1'],
  ['2001:db8:1:ff00::1', '2001:db8:1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s belongs to %s where all of a rented server counts as one', (address, network) => {
  expect(siteNetworkOf(address)).toBe(network)
})
