import { randomInt } from 'node:crypto'
import { normalized } from '@/lib/domain/nfc'
import { keyedHash } from '../keyed-hash'

/** Codes that replace the authenticator app once each. Digits only, so that the keyboard for codes can type them. */
const count = 10

const block = () => String(randomInt(10_000)).padStart(4, '0')

/** New recovery codes: sixteen digits (53 random bits), in groups of four. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add([block(), block(), block(), block()].join('-'))
  return [...codes]
}

/** What is stored of a recovery code. Without the secret of the site nobody can find the code. */
export const recoveryHash = (staff: number, code: string): string => keyedHash('recovery', String(staff), code)

/** Without spaces and hyphens; digits of Chinese and Japanese keyboards count too. */
export const plainCode = (typed: string): string => normalized(typed, 'NFKC').replace(/[\s\p{Pd}]/gu, '')

export function kindOfCode(plain: string): 'TOTP' | 'RECOVERY' | undefined {
  if (/^\d{6}$/.test(plain)) return 'TOTP'
  return /^\d{16}$/.test(plain) ? 'RECOVERY' : undefined
}
