import { expect, test } from '@jest/globals'
import { Secret } from 'otpauth'
import { kindOfCode, newRecoveryCodes, plainCode, recoveryHash } from './recovery-codes'
import { openOffer, openSecret, sealOffer, sealSecret } from './sealed'
import { isAllowed } from './standing'
import { codeAt, newTotpSecret, qrCode, stepOf } from './totp'

/** The secret of the test vectors of RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32

// The vectors have eight digits. A code of six digits is the end of one of eight.
test.each([
  [59, '94287082'],
  [1_111_111_111, '14050471'],
])('the code at %d seconds is that of RFC 6238', (seconds, vector) => {
  expect(codeAt(secret, seconds * 1000)).toBe(vector.slice(2))
  expect(stepOf(secret, vector.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('a code is accepted half a minute early or late, and no further', () => {
  const now = 1_234_567_890_000
  const step = Math.floor(now / 30_000)
  const accepted = [-2, -1, 0, 1, 2].map((steps) => stepOf(secret, codeAt(secret, now + steps * 30_000), now))
  expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test.each(['', '005925', '89005924', '00592', ' 05924', 'abcdef', '00592４'])('%j is no code', (code) => {
  expect(stepOf(secret, code, 1_234_567_890_000)).toBeUndefined()
})

test('secrets have 160 bits and differ', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(other).not.toBe(one)
})

test('the QR code is an image that loads nothing', () => {
  const image = qrCode(secret, 'hoa@ilc.example', 'ILC')
  expect(image).toMatch(/^<svg [^>]*viewBox=/)
  expect(image).not.toMatch(/<script|href|url\(|<image/)
})

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

test('there are ten codes, and none twice', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^(\d{4}-){3}\d{4}$/)
    expect(kindOfCode(plainCode(code))).toBe('RECOVERY')
  }
})

test.each([
  [' 123 456\n', '123456', 'TOTP'],
  ['１２３４５６', '123456', 'TOTP'],
  ['1234-5678-9012-3456', '1234567890123456', 'RECOVERY'],
  ['1234 5678 – 9012 3456', '1234567890123456', 'RECOVERY'],
  ['', '', undefined],
])('what is typed as %j', (typed, plain, kind) => {
  expect([plainCode(typed), kindOfCode(plainCode(typed))]).toEqual([plain, kind])
})

test('what is stored does not contain the code, and is of one account', () => {
  const hash = recoveryHash(1, '1234567890123456')
  expect(hash).toMatch(/^[\w-]{43}$/)
  expect(recoveryHash(1, '1234567890123456')).toBe(hash)
  expect(recoveryHash(2, '1234567890123456')).not.toBe(hash)
})

test.each([
  ['no second factor, and none is needed', [false, false, false], true],
  ['no second factor, while everybody must have one', [false, true, false], false],
  ['a second factor that the session has not passed', [true, false, false], false],
  ['a second factor that the session has passed', [true, false, true], true],
  ['a required one that the session has passed', [true, true, true], true],
])('a session with %s', (_, [isSet = false, isRequired = false, isVerified = false], allowed) => {
  expect(isAllowed({ isSet, isRequired, isVerified, isEnded: false })).toBe(allowed)
  expect(isAllowed({ isSet, isRequired, isVerified, isEnded: true })).toBe(false)
})
