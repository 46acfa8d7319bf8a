import { expect, test } from '@jest/globals'
import { readSignedAddress, signAddress } from './signed-address'

const address = 'https://files.example/ilc/a.pdf'

test('an address signed here is verified', () => {
  expect(readSignedAddress(signAddress(address))).toBe(address)
})

test.each([
  ['', ''],
  ['without a signature', address],
  ['of another file', signAddress(address).replace('a.pdf', 'b.pdf')],
  ['with a made-up signature', `${address}#${'A'.repeat(43)}`],
])('an address %s is not', (_, signed) => {
  expect(readSignedAddress(signed)).toBeUndefined()
})
