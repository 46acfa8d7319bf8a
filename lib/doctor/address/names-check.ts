import { fine, finding, type Finding } from '../finding'
import type { Answer, Ask } from './ask'

/** Whether an answer leads elsewhere. */
export const isRedirect = ({ status }: Answer): boolean => [301, 302, 303, 307, 308].includes(status)

/** Whether an answer sends a visitor to the address that was asked for. */
export const isLoop = (answer: Answer, address: string): boolean =>
  isRedirect(answer) && URL.parse(answer.headers.location ?? '', address)?.href === address

/** The name of a host with `www.`, or without it if it has that. */
const otherName = (host: string) => (host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`)

/**
 * Checks that the same site under its name with or without `www.` sends visitors to its origin. `page` is the answer
 * of the home page there. A name that does not answer, or with something else, is not this site's affair.
 */
export async function checkOtherName(ask: Ask, origin: string, { headers: { etag } }: Answer): Promise<Finding[]> {
  const { protocol, host, hostname } = new URL(origin)
  if (!/[a-z]$/i.test(hostname) || !hostname.includes('.')) return []
  const other = `${protocol}//${otherName(host)}`
  const answer = await ask(`${other}/`, { headers: { 'accept-encoding': 'br, gzip' } }).catch(() => undefined)
  if (!answer) return []
  if (isRedirect(answer) && URL.parse(answer.headers.location ?? '')?.origin === origin)
    return [fine(`${other} redirects here`)]
  const isSame = answer.status === 200 && etag !== undefined && answer.headers.etag === etag
  return isSame ? [finding('name-not-redirected', `${other} shows the site too, and does not redirect here`)] : []
}
