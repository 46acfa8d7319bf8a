import { cleanAddress, type Embed, type Provider } from './embed'
import { facebook } from './facebook'
import { googleMaps } from './google-maps'
import { linked } from './linked'
import { openStreetMap } from './open-street-map'
import { vimeo } from './vimeo'
import { youtube } from './youtube'

/** Sites whose videos and maps are known (product decisions 5). A frame of any other becomes a link. */
const providers: readonly Provider[] = [youtube, vimeo, facebook, googleMaps, openStreetMap, linked]

export const frameOrigins: readonly string[] = providers.flatMap(({ origin }) => origin ?? [])

const longestAddress = 4000

export function embedOf(address: string): Embed | undefined {
  const url = address.length > longestAddress ? null : URL.parse(cleanAddress(address))
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined
  for (const { read } of providers) {
    const embed = read(url)
    if (embed) return embed
  }
  return undefined
}

export function videoPlayer(address: string): string | undefined {
  const video = /^https?:\/\/\S+$/.test(address.trim()) ? embedOf(address) : undefined
  return video?.kind === 'video' ? video.player : undefined
}

export interface AllowedFrame {
  src: string
  kind: 'video' | 'map'
  page: string
  site: string
}

/** Players that begin by themselves once the visitor has asked for them. */
const beginning = [youtube, vimeo].map(({ origin }) => origin)

export function allowedFrame(src: string): AllowedFrame | undefined {
  const embed = embedOf(src)
  if (!embed?.player || embed.kind === 'link') return undefined
  const url = new URL(embed.player)
  const site = providers.find(({ origin }) => origin === url.origin)?.name ?? url.hostname
  if (beginning.includes(url.origin)) url.searchParams.set('autoplay', '1')
  return { src: url.href, kind: embed.kind, page: embed.page, site }
}
