import { matching, query, seconds, video, type Embed, type Provider } from './embed'

const origin = 'https://player.vimeo.com'

const inPlayer = /^\/video\/(\d{1,12})\/?$/

const onPage =
  /^\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/|ondemand\/[\w-]+\/|manage\/videos\/|video\/)?(\d{1,12})(?:\/(\w{3,40}))?\/?$/

function read(url: URL): Embed | undefined {
  const isPlayer = url.hostname === 'player.vimeo.com'
  if (!isPlayer && !/^(?:www\.)?vimeo\.com$/.test(url.hostname)) return undefined
  const input = url.searchParams
  const [, inPath, secret] = (isPlayer ? inPlayer : onPage).exec(url.pathname) ?? []
  const old = url.pathname === '/moogaloop.swf' ? matching(/^\d{1,12}$/, input.get('clip_id')) : undefined
  const id = inPath ?? old
  if (!id) return undefined
  // Without it the video of an unlisted page does not play.
  const h = matching(/^\w{1,40}$/, input.get('h')) ?? secret
  const start = seconds(new URLSearchParams(url.hash.slice(1)).get('t') ?? input.get('t'))
  const from = start ? `#t=${start}s` : ''
  return video(`${origin}/video/${id}${query({ h })}${from}`, `https://vimeo.com/${id}${h ? `/${h}` : ''}${from}`)
}

export const vimeo: Provider = { name: 'Vimeo', origin, read }
