import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { secrets } from '@/lib/operations/settings/secrets'

/** Secrets of second factors are encrypted (AES-256-GCM) with a key that is derived from the secret of the site. */
const key = () => Buffer.from(hkdfSync('sha256', secrets().siteSecret, '', 'ilc second factor', 32))

const [nonceSize, tagSize] = [12, 16]

export function seal(text: string, purpose: string): string {
  const nonce = randomBytes(nonceSize)
  const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(Buffer.from(purpose))
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), data]).toString('base64url')
}

/** The text that was sealed. Undefined if it was sealed for another purpose or by another site, or was changed. */
export function open(sealed: string, purpose: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, nonceSize), { authTagLength: tagSize })
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(nonceSize, nonceSize + tagSize))
    return Buffer.concat([decipher.update(bytes.subarray(nonceSize + tagSize)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const storedFor = (staff: number) => `stored:${staff}`
const offeredTo = (staff: number) => `offered:${staff}`

export const sealSecret = (secret: string, staff: number): string => seal(secret, storedFor(staff))

export const openSecret = (sealed: string, staff: number): string | undefined => open(sealed, storedFor(staff))

const setUpMs = 15 * 60_000

const offer = z.object({ secret: z.string(), until: z.number() })

/** A secret that is offered to an account. Its browser returns it with the first code, so nothing is stored before. */
export const sealOffer = (secret: string, staff: number, nowMs: number): string =>
  seal(JSON.stringify({ secret, until: nowMs + setUpMs }), offeredTo(staff))

/** The secret that was offered to an account. Undefined if it was not, or too long ago. */
export function openOffer(sealed: string, staff: number, nowMs: number): string | undefined {
  const text = open(sealed, offeredTo(staff))
  if (text === undefined) return undefined
  const { secret, until } = offer.parse(JSON.parse(text))
  return nowMs < until ? secret : undefined
}
