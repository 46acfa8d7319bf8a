import { expect, test } from '@jest/globals'
import { kindOfCode, newRecoveryCodes, plainCode, recoveryHash } from './recovery-codes'

test('there are ten codes, and none twice', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^(\d{4}-){3}\d{4}$/)
    expect(kindOfCode(plainCode(code))).toBe('RECOVERY')
  }
})

test.each([
  ['123456', '123456', 'TOTP'],
  [' 123 456\n', '123456', 'TOTP'],
  ['１２３４５６', '123456', 'TOTP'],
  ['1234-5678-9012-3456', '1234567890123456', 'RECOVERY'],
  ['1234 5678 – 9012 3456', '1234567890123456', 'RECOVERY'],
  ['1234567', '1234567', undefined],
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
