import { createHmac, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { pictureType } from '@/lib/content/picture-types'
import { pictureSource } from '@/lib/content/html/picture-sources'
import { secrets } from '@/lib/settings/secrets'

/**
 * Pictures that a hosted backend names stand at addresses of this site's own, since its pages call no other host. The name says where
 * the picture is, and is signed: the site fetches what its backend names, and nothing that somebody else would have it fetch.
 */

/** Signature, address, ending. */
const signedName = /^([\w-]{22})\.([\w-]+)\.\w{3,4}$/

/** Characters of the longest address that is taken. */
const longest = 1500

const signatureOf = (address: string) => createHmac('sha256', secrets().siteSecret).update(`picture:${address}`).digest('base64url').slice(0, 22)

/** Whether a host can be somebody's on the internet: neither a number nor a name of a network's own. */
const isPublic = (host: string) => host.includes('.') && !host.startsWith('[') && isIP(host) === 0 && !/\.(?:local|internal|localhost|lan|home\.arpa)$/.test(host)

/**
 * Where a picture may be fetched: at the backend itself; elsewhere by HTTPS alone, by which whoever answers must have a certificate for
 * the name. Undefined for any other place.
 */
export function fetchable(address: string, backendOrigin: string): URL | undefined {
  const url = URL.parse(address, backendOrigin)
  if (!url || url.href.length > longest || url.username !== '' || url.password !== '') return undefined
  if (url.origin === backendOrigin) return url
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
  return url.protocol === 'https:' && isPublic(url.hostname) ? url : undefined
}

/** The address on this site of a picture that the backend names; undefined for one that is not fetched. */
export function ownAddressOf(address: string, backendOrigin: string): string | undefined {
  const url = fetchable(address, backendOrigin)
  if (!url) return undefined
  // Another site like this one names its pictures by their content, at the same path.
  if (url.origin === backendOrigin && url.search === '' && /^\/media\/[^/]+$/.test(url.pathname)) return url.pathname
  const ending = /\.\w{3,4}$/.exec(url.pathname)?.[0] ?? ''
  return `/media/${signatureOf(url.href)}.${Buffer.from(url.href).toString('base64url')}${pictureType(ending) ? ending : '.jpg'}`
}

/** The address in a name that this site has signed; undefined for any other name. */
export function addressIn(name: string): string | undefined {
  const [, signature = '', coded = ''] = signedName.exec(name) ?? []
  const address = Buffer.from(coded, 'base64url').toString()
  const [given, right] = [signature, signatureOf(address)].map((text) => Buffer.from(text))
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? address : undefined
}

/** An article's HTML with the addresses on this site in place of those of its pictures; a picture that is not fetched stays as it is. */
export function withOwnAddresses(html: string, backendOrigin: string): string {
  return html.replace(pictureSource, (tag, before: string, quote: string, src: string) => {
    const own = /^data:/i.test(src) ? undefined : ownAddressOf(src.replaceAll('&amp;', '&'), backendOrigin)
    return own === undefined ? tag : `${before}${quote}${own}${quote}`
  })
}
