import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

/** Time-based codes (RFC 6238), as authenticator apps make them: SHA-1, 6 digits, a new one every 30 seconds. */

/** Bytes of a secret: as many as SHA-1 gives, as RFC 4226 recommends. */
const secretSize = 20

/** Steps before and after the present one whose code is accepted too: a phone's clock may be wrong by half a minute. */
const window = 1

export const newTotpSecret = (): string => new Secret({ size: secretSize }).base32

/** The half minute that a code is for; undefined unless it is that of `timeMs`, the one before or after. */
export function stepOf(secret: string, code: string, timeMs: number): number | undefined {
  // The library fails on what has more bytes than characters.
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), timestamp: timeMs, window })
  return delta === null ? undefined : TOTP.counter({ timestamp: timeMs }) + delta
}

export const codeAt = (secret: string, timeMs: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: timeMs })

export function qrCode(secret: string, account: string, issuer: string): string {
  const address = new TOTP({ secret: Secret.fromBase32(secret), label: account, issuer }).toString()
  return renderSVG(address, { border: 4 })
}

export const grouped = (text: string): string => text.replace(/.{4}(?=.)/g, '$& ')
