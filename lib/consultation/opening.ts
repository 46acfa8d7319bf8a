import { createHmac, timingSafeEqual } from 'node:crypto'
import { secrets } from '@/lib/operations/settings/secrets'

/** The time at which a visitor opened the form, signed so that the sender cannot change it. */

const sign = (time: string) =>
  createHmac('sha256', secrets().siteSecret).update(`form opened ${time}`).digest('base64url')

export function signOpening(now: Date): string {
  const time = now.getTime().toString(36)
  return `${time}.${sign(time)}`
}

/** Milliseconds since a signed time; undefined if the signature is not valid, or the time is in the future. */
export function sinceOpening(signed: string, now: Date): number | undefined {
  const [time = '', signature = ''] = signed.split('.')
  const [input, expected] = [Buffer.from(signature), Buffer.from(sign(time))]
  if (input.length !== expected.length || !timingSafeEqual(input, expected)) return undefined
  const age = now.getTime() - Number.parseInt(time, 36)
  return age >= 0 ? age : undefined
}
