import { createHmac, timingSafeEqual } from 'node:crypto'
import { secrets } from '@/lib/operations/settings/secrets'

/**
 * An uploaded file is identified by its address, which anyone could invent. A signature in the fragment proves that
 * this site uploaded it.
 */

const sign = (address: string) =>
  createHmac('sha256', secrets().siteSecret).update(`uploaded ${address}`).digest('base64url')

export const signAddress = (address: string): string => `${address}#${sign(address)}`

export function readSignedAddress(signed: string): string | undefined {
  const end = signed.lastIndexOf('#')
  const address = signed.slice(0, Math.max(end, 0))
  const [input, expected] = [Buffer.from(signed.slice(end + 1)), Buffer.from(sign(address))]
  return input.length === expected.length && timingSafeEqual(input, expected) ? address : undefined
}
