import { expect, test } from '@jest/globals'
import { Secret } from 'otpauth'
import { codeAt, grouped, newTotpSecret, qrCode, stepOf } from './totp'

/** The secret of the test vectors of RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32

// The vectors have eight digits. A code of six digits is the end of one of eight.
test.each([
  [59, '94287082'],
  [1_111_111_111, '14050471'],
  [20_000_000_000, '65353130'],
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
  expect(
    grouped(one)
      .split(' ')
      .map(({ length }) => length),
  ).toEqual(Array(8).fill(4))
})

test('the QR code is an image that loads nothing', () => {
  const image = qrCode(secret, 'hoa@ilc.example', 'ILC')
  expect(image).toMatch(/^<svg [^>]*viewBox=/)
  expect(image).not.toMatch(/<script|href|url\(|<image/)
})
