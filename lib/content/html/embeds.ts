/** Hosts whose frames may be shown in an article (product decisions 5). Other frames become links. */
const frameAddresses: { host: RegExp; path: RegExp; to: (url: URL) => string; kind: 'video' | 'map' }[] = [
  {
    host: /^(www\.)?youtube(-nocookie)?\.com$/,
    path: /^\/embed\/[\w-]{11}$/,
    to: (url) => `https://www.youtube-nocookie.com${url.pathname}?autoplay=1`,
    kind: 'video',
  },
  {
    host: /^player\.vimeo\.com$/,
    path: /^\/video\/\d+$/,
    to: (url) => `https://player.vimeo.com${url.pathname}?autoplay=1`,
    kind: 'video',
  },
  {
    host: /^(www\.)?facebook\.com$/,
    path: /^\/plugins\/video\.php$/,
    to: (url) => `https://www.facebook.com${url.pathname}${url.search}`,
    kind: 'video',
  },
  {
    host: /^(www|maps)\.google\.com$/,
    path: /^\/maps(\/embed)?$/,
    to: (url) => `https://www.google.com${url.pathname}${url.search}`,
    kind: 'map',
  },
]

/** The address of a film's page on YouTube, as it is copied from a browser or an app. */
const youtubePage =
  /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]\S*)?$/

/** The id of a film on YouTube, in its address or as it is; undefined for anything else. */
export function youtubeId(given: string): string | undefined {
  const text = given.trim()
  return /^[\w-]{11}$/.test(text) ? text : youtubePage.exec(text)?.[1]
}

/** Addresses of the pages of films, as they are copied from a browser, and their players. */
const filmPages: { address: RegExp; player: (id: string) => string }[] = [
  {
    address: youtubePage,
    player: (id) => `https://www.youtube.com/embed/${id}`,
  },
  {
    address: /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,12})(?:[?#/]\S*)?$/,
    player: (id) => `https://player.vimeo.com/video/${id}`,
  },
]

/** The address of the player of a film on YouTube or Vimeo, by the address of its page; undefined for any other. */
export function filmPlayer(address: string): string | undefined {
  for (const { address: page, player } of filmPages) {
    const id = page.exec(address.trim())?.[1]
    if (id) return player(id)
  }
  return undefined
}

/** Origins from which this site loads frames. */
export const frameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
  'https://www.google.com',
] as const

export interface AllowedFrame {
  src: string
  kind: 'video' | 'map'
}

/** The address to show a frame with; undefined if its host is not allowed. */
export function allowedFrame(src: string): AllowedFrame | undefined {
  const url = URL.parse(src)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined
  const rule = frameAddresses.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname))
  return rule && { src: rule.to(url), kind: rule.kind }
}
