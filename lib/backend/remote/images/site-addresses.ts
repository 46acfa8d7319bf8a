import { createHmac, timingSafeEqual } from 'node:crypto'
import { documentType, isVideo } from '@/lib/content/document-types'
import { imageType } from '@/lib/content/image-types'
import { secrets } from '@/lib/operations/settings/secrets'
import { isFetchableImage, type IsTrusted } from '../../fetch-image'

/** Characters of a source address: the image optimizer takes 3,072, and signing and encoding make it longer. */
const longest = 1500

/** Length of a signature in characters: 132 bits. */
const signed = 22

const sign = (address: string) =>
  createHmac('sha256', secrets().siteSecret).update(`picture ${address}`).digest('base64url').slice(0, signed)

const nameFor = (address: string) => `${sign(address)}.${Buffer.from(address).toString('base64url')}`

/** The backend's own `/media` keeps its names. Others are signed, or this site would fetch any address. */
export function siteAddresses(backendOrigin: string, isTrusted: IsTrusted) {
  const ownName = (url: URL) =>
    url.origin === backendOrigin && !url.search ? /^\/media\/([^/]+)$/.exec(url.pathname)?.[1] : undefined

  /** Undefined if it is no address of an image, or its host may not be called. */
  function toSite(address: string | undefined): string | undefined {
    const url = address === undefined ? null : URL.parse(address.trim(), backendOrigin)
    if (!url || !/^https?:$/.test(url.protocol)) return undefined
    url.hash = ''
    const own = ownName(url)
    if (own && imageType(own)) return url.pathname
    // Hosts that serve both protocols serve the same image on both.
    if (!isTrusted(url)) url.protocol = 'https:'
    if (url.href.length > longest || !isFetchableImage(url, isTrusted)) return undefined
    return `/media/${nameFor(url.href)}`
  }

  /** Of an MP4 file in the backend's `/media` alone. */
  function videoToSite(address: string | undefined): string | undefined {
    const url = address === undefined ? null : URL.parse(address, backendOrigin)
    return url && isVideo(ownName(url) ?? '') ? url.pathname : undefined
  }

  /** By the name on this site; undefined if this site did not issue it. */
  function sourceOf(name: string): string | undefined {
    if (imageType(name) || isVideo(name)) return `${backendOrigin}/media/${encodeURIComponent(name)}`
    const address = Buffer.from(name.slice(signed + 1), 'base64url').toString()
    // Compares the whole name: decoding ignores invalid characters, so one image could have any number of names.
    const [input, expected] = [Buffer.from(name), Buffer.from(nameFor(address))]
    return input.length === expected.length && timingSafeEqual(input, expected) ? address : undefined
  }

  /** Of a document to download that the content names by a path alone. */
  const documentAt = (address: string): string | undefined =>
    /^\/media\/[^/?#]+$/.test(address) && documentType(address) && !isVideo(address)
      ? `${backendOrigin}${address}`
      : undefined

  return {
    toSite,
    documentAt,
    videoToSite,
    sourceOf,
    fromSite: (path: string | undefined): string | undefined =>
      path?.startsWith('/media/') ? sourceOf(path.slice('/media/'.length)) : path,
  }
}

export type SiteAddresses = ReturnType<typeof siteAddresses>
