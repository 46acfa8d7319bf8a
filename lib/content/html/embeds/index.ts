import { cleanAddress, type Embed, type Provider, matching } from './embed'
import { facebook } from './facebook'
import { googleMaps } from './google-maps'
import { openStreetMap } from './open-street-map'
import { vimeo } from './vimeo'
import { youtube } from './youtube'

/** Pages of sites whose players follow visitors, or need a script: they are linked, not embedded. */
const pages: { host: RegExp; page: (url: URL) => string | undefined }[] = [
  {
    host: /^(?:www\.|m\.)?tiktok\.com$/,
    page({ pathname }) {
      const video = /^\/(?:embed(?:\/v\d)?|player\/v\d)\/(\d{1,20})\/?$/.exec(pathname)?.[1]
      return video && `https://www.tiktok.com/@/video/${video}`
    },
  },
  {
    host: /^(?:platform\.)?(?:twitter|x)\.com$/,
    page({ pathname, searchParams }) {
      const id = /^\/embed\/tweet\.html$/i.test(pathname) ? matching(/^\d{1,20}$/, searchParams.get('id')) : undefined
      return id && `https://x.com/i/status/${id}`
    },
  },
  {
    host: /^w\.soundcloud\.com$/,
    page({ searchParams }) {
      const url = URL.parse(cleanAddress(searchParams.get('url') ?? ''))
      const isPage = url && /^(?:www\.|m\.)?soundcloud\.com$/.test(url.hostname)
      return isPage ? `https://soundcloud.com${url.pathname}` : undefined
    },
  },
]

const linked: Provider = {
  name: '',
  origin: undefined,
  read(url) {
    const page = pages.find(({ host }) => host.test(url.hostname))?.page(url)
    return page ? { kind: 'link', player: undefined, page } : undefined
  },
}

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

export const longestVideoAddress = 500

export function videoOfLine(line: string): string | undefined {
  const address = line.trim()
  return address.length <= longestVideoAddress && videoPlayer(address) ? address : undefined
}

/** Players that begin by themselves once the visitor has asked for them. */
const beginning = [youtube, vimeo].map(({ origin }) => origin)

export function allowedFrame(src: string) {
  const embed = embedOf(src)
  if (!embed?.player || embed.kind === 'link') return undefined
  const url = new URL(embed.player)
  const site = providers.find(({ origin }) => origin === url.origin)?.name ?? url.hostname
  if (beginning.includes(url.origin)) url.searchParams.set('autoplay', '1')
  return { src: url.href, kind: embed.kind, page: embed.page, site }
}
