import { fine, finding, reasonOf, type Finding } from '../finding'
import type { Answer, Ask, Encryption } from './ask'

const dayMs = 24 * 60 * 60 * 1000

/** Days before its end by which a certificate of three months should have been renewed. */
const renewalDays = 14

/** Checks who vouches for a certificate, and how long it is valid at the time `now` in milliseconds. */
export function checkCertificate({ protocol, validTo, error }: Encryption, now: number): Finding {
  const days = Math.floor((validTo.getTime() - now) / dayMs)
  const until = validTo.toISOString().slice(0, 10)
  if (days < 0) return finding('certificate-expired', `the certificate ended on ${until}`)
  if (error !== undefined) return finding('certificate-invalid', `browsers refuse the certificate: ${error}`)
  const found = `the certificate is valid for ${days} more days, until ${until} (${protocol})`
  return days < renewalDays ? finding('certificate-expires', found) : fine(found)
}

/** Checks that the unencrypted address redirects to the encrypted one, on the same host. */
export async function checkRedirect(ask: Ask, plainAddress: string, host: string): Promise<Finding> {
  let answer: Answer
  try {
    answer = await ask(plainAddress)
  } catch (error) {
    return finding('port-80-closed', `${plainAddress} does not answer: ${reasonOf(error)}`)
  }
  const { status, headers } = answer
  const target = URL.parse(headers.location ?? '', plainAddress)
  if ([301, 302, 307, 308].includes(status) && target?.protocol === 'https:' && target.host === host)
    return fine(`${plainAddress} redirects to https`)
  const found = headers.location ? `${status} and leads to ${headers.location}` : String(status)
  return finding('redirect-missing', `${plainAddress} answers ${found}`)
}

/** Checks the header by which browsers call the site by https only. */
export function checkStrictTransport({ headers }: Answer): Finding {
  const value = headers['strict-transport-security']
  if (!value || /max-age=0\b/.test(value)) return finding('hsts-missing', 'there is no Strict-Transport-Security')
  if (value.includes(',')) return finding('hsts-twice', `Strict-Transport-Security is sent twice: ${value}`)
  return fine(`Strict-Transport-Security: ${value}`)
}
