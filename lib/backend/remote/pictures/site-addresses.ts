import { createHmac, timingSafeEqual } from 'node:crypto'
import { pictureType } from '@/lib/content/picture-types'
import { secrets } from '@/lib/settings/secrets'
import { mayBeAsked, type IsTrusted } from './fetch-picture'

/** Characters of the longest address that is taken: what shows pictures smaller takes none of more than 3,072, and signing makes it longer. */
const longest = 1500

/** Letters of a signature: 132 bits. */
const signed = 22

const sign = (address: string) => createHmac('sha256', secrets().siteSecret).update(`picture ${address}`).digest('base64url').slice(0, signed)

const nameFor = (address: string) => `${sign(address)}.${Buffer.from(address).toString('base64url')}`

/** The addresses that pictures have here, for those that a hosted backend gives them. */
export interface SiteAddresses {
  /** Where a picture is on this site; undefined for what is no address of any, or of a host that is never asked. */
  toSite: (address: string | undefined) => string | undefined
  /** Where a picture of this site comes from. */
  fromSite: (path: string | undefined) => string | undefined
  /** Where the picture comes from that has a name in an address of this site; undefined where this site gave no such name. */
  sourceOf: (name: string) => string | undefined
}

/** The pictures of the backend's own `/media` keep their names; any other gets one that only this site can make up, or the site would fetch whatever anybody wants. */
export function siteAddresses(backendOrigin: string, isTrusted: IsTrusted): SiteAddresses {
  const ownName = (url: URL) => (url.origin === backendOrigin && !url.search ? /^\/media\/([^/]+)$/.exec(url.pathname)?.[1] : undefined)

  function toSite(address: string | undefined): string | undefined {
    const url = address === undefined ? null : URL.parse(address.trim(), backendOrigin)
    if (!url || !/^https?:$/.test(url.protocol)) return undefined
    url.hash = ''
    const own = ownName(url)
    if (own && pictureType(own)) return url.pathname
    // Who has both shows the same there.
    if (!isTrusted(url)) url.protocol = 'https:'
    if (url.href.length > longest || !mayBeAsked(url, isTrusted)) return undefined
    return `/media/${nameFor(url.href)}`
  }

  function sourceOf(name: string): string | undefined {
    if (pictureType(name)) return `${backendOrigin}/media/${encodeURIComponent(name)}`
    const address = Buffer.from(name.slice(signed + 1), 'base64url').toString()
    // The whole name: what is no letter of the encoding would be passed over, and a picture have any number of names.
    const [given, expected] = [Buffer.from(name), Buffer.from(nameFor(address))]
    return given.length === expected.length && timingSafeEqual(given, expected) ? address : undefined
  }

  return { toSite, sourceOf, fromSite: (path) => (path?.startsWith('/media/') ? sourceOf(path.slice('/media/'.length)) : path) }
}
