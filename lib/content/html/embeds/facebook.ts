import { cleanAddress, matching, query, seconds, video, type Embed, type Provider } from './embed'

const origin = 'https://www.facebook.com'

const hosts = /^(?:(?:[a-z]{1,8}|[a-z]{2}-[a-z]{2})\.)?(?:facebook|fb)\.com$/

const byName = /^\/([\w.%-]+)\/videos\/(?:[^/]+\/){0,2}(\d{1,20})\/?$/

const asReel = /^\/reels?\/(\d{1,20})\/?$/

function videoPage({ pathname, searchParams }: URL): string | undefined {
  const [, owner, number] = byName.exec(pathname) ?? []
  if (owner) return `${origin}/${owner}/videos/${number}`
  const reel = asReel.exec(pathname)?.[1]
  if (reel) return `${origin}/reel/${reel}`
  const isPage = /^\/(?:watch(?:\/live)?|video\.php|photo\.php|video\/embed)\/?$/.test(pathname)
  const input = isPage ? (searchParams.get('v') ?? searchParams.get('video_id')) : /^\/v\/(\d+)\/?$/.exec(pathname)?.[1]
  const id = matching(/^\d{1,20}$/, input)
  return id && `${origin}/watch/?v=${id}`
}

const post = /^\/[\w.%-]+\/(?:posts|photos|videos|reels?)\/[\w.%/-]+$/

/** The page that a plugin shows: a video or a post. Other addresses of Facebook may lead anywhere. */
function pluginPage({ searchParams }: URL): string | undefined {
  const url = URL.parse(cleanAddress(searchParams.get('href') ?? ''), origin)
  if (!url || !hosts.test(url.hostname)) return undefined
  return videoPage(url) ?? (post.test(url.pathname) ? `${origin}${url.pathname}` : undefined)
}

function read(url: URL): Embed | undefined {
  if (!hosts.test(url.hostname)) return undefined
  const plugin = /^\/(?:v\d+\.\d+\/)?plugins\/(\w+)\.php$/.exec(url.pathname)?.[1]
  const page = plugin ? pluginPage(url) : videoPage(url)
  if (!page) return undefined
  if (plugin && plugin !== 'video') return { kind: 'link', player: undefined, page }
  const t = seconds(url.searchParams.get('t'))
  return video(`${origin}/plugins/video.php${query({ href: page, t })}`, page)
}

/** Videos and reels of Facebook. Short addresses (`fb.watch`) stay links: its player does not know them. */
export const facebook: Provider = { name: 'Facebook', origin, read }
