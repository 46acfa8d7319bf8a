import { expect, test } from '@jest/globals'
import { openOffer, openSecret, sealOffer, sealSecret } from './sealed'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('a stored secret can be opened for its account alone, and is not readable', () => {
  const sealed = sealSecret(secret, 7)
  expect(openSecret(sealed, 7)).toBe(secret)
  expect(openSecret(sealed, 8)).toBeUndefined()
  expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false)
  expect(sealSecret(secret, 7)).not.toBe(sealed)
})

test('what was changed cannot be opened', () => {
  const bytes = Buffer.from(sealSecret(secret, 7), 'base64url')
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes)
    changed[i] = (changed[i] ?? 0) ^ 1
    expect(openSecret(changed.toString('base64url'), 7)).toBeUndefined()
  }
  for (const short of ['', 'x', bytes.subarray(0, 20).toString('base64url')])
    expect(openSecret(short, 7)).toBeUndefined()
})

test('an offer ends after a quarter of an hour, and is no stored secret', () => {
  const offer = sealOffer(secret, 7, 1_000_000)
  const minutes = (count: number) => 1_000_000 + count * 60_000
  expect([0, 14, 15].map((count) => openOffer(offer, 7, minutes(count)))).toEqual([secret, secret, undefined])
  expect(openOffer(offer, 8, minutes(0))).toBeUndefined()
  expect(openSecret(offer, 7)).toBeUndefined()
  expect(openOffer(sealSecret(secret, 7), 7, minutes(0))).toBeUndefined()
})
