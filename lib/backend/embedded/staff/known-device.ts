import { randomBytes, timingSafeEqual } from 'node:crypto'
import { generateCookie, parseCookies } from 'payload/shared'
import { settings } from '@/lib/operations/settings'
import { keyedHash } from './keyed-hash'

/** Seconds for which a device is known after a sign-in. */
const maxAge = 365 * 24 * 60 * 60

const isEncrypted = () => settings().SITE_URL.startsWith('https:')

/** Every account has its own cookie, because a device may be shared. */
const nameFor = (email: string) => `${isEncrypted() ? '__Host-' : ''}ilc-device-${keyedHash('name', email).slice(0, 8)}`

const signatureOf = (email: string, device: string) => keyedHash('device', email, device)

export function deviceCookie(email: string): string {
  const device = randomBytes(12).toString('base64url')
  return String(
    generateCookie<string>({
      name: nameFor(email),
      value: `${device}.${signatureOf(email, device)}`,
      path: '/',
      returnCookieAsObject: false,
      maxAge,
      httpOnly: true,
      sameSite: 'Strict',
      secure: isEncrypted(),
    }),
  )
}

export function knownDevice(headers: Headers, email: string): string | undefined {
  const [device = '', signature = ''] = parseCookies(headers).get(nameFor(email))?.split('.') ?? []
  const [input, expected] = [Buffer.from(signature), Buffer.from(signatureOf(email, device))]
  return input.length === expected.length && timingSafeEqual(input, expected) ? device : undefined
}
