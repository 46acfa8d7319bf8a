import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** Payload's own parameters (`auth/strategies/local`), which it does not export: of now, and of earlier versions. */
const [current, legacy] = [
  { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, keyLength: 32 },
  { prefix: '', iterations: 25_000, keyLength: 512 },
]

export interface StoredPassword {
  hash?: string | null
  salt?: string | null
}

export async function isPassword(typed: string, { hash, salt }: StoredPassword): Promise<boolean> {
  if (!hash || !salt) return false
  const { prefix, iterations, keyLength } = hash.startsWith(current.prefix) ? current : legacy
  const [derived, stored] = [
    await derive(typed, salt, iterations, keyLength, 'sha256'),
    Buffer.from(hash.slice(prefix.length), 'hex'),
  ]
  return derived.length === stored.length && timingSafeEqual(derived, stored)
}

/** As long as `isPassword`: the time must not show which addresses have an account. */
export async function spendPasswordTime(typed: string): Promise<void> {
  await derive(typed, 'no account', current.iterations, current.keyLength, 'sha256')
}
