import { createHmac, timingSafeEqual } from 'node:crypto'
import { secrets } from '@/lib/settings/secrets'

/** When a visitor opened the form, signed: who sends it cannot have it say another time. */

const sign = (time: string) => createHmac('sha256', secrets().siteSecret).update(`form opened ${time}`).digest('base64url')

/** A signed moment. */
export function signOpening(now: Date): string {
  const time = now.getTime().toString(36)
  return `${time}.${sign(time)}`
}

/** Milliseconds since a signed moment; undefined where it was not signed here, or is still to come. */
export function sinceOpening(signed: string, now: Date): number | undefined {
  const [time = '', signature = ''] = signed.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(time))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const age = now.getTime() - Number.parseInt(time, 36)
  return age >= 0 ? age : undefined
}
