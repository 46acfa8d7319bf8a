import { matching, partsOf, query, seconds, video, type Embed, type Provider } from './embed'

const hosts =
  /^(?:(?:(?:www|m|music|gaming)\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtube\.googleapis\.com|(?:www\.)?youtu\.be)$/

const origin = 'https://www.youtube-nocookie.com'

/** Places of the player that look like the id of a video. */
const noVideos = ['videoseries', 'live_stream']

const videoId = (value: string | null | undefined) =>
  value && noVideos.includes(value) ? undefined : matching(/^[\w-]{11}$/, value)

const beforeId = ['embed', 'v', 'e', 'shorts', 'live', 'watch']

const pathsOfPage = ['', 'watch', 'watch_popup']

/** Parameters of an address, also where `&` began them (`/v/ID&start=9`), and a time after `#`. */
function parametersOf({ pathname, search, hash }: URL): URLSearchParams {
  const [, inPath = ''] = /&(.*)$/.exec(pathname) ?? []
  const inHash = /^#(?=(?:t|start)=)/.test(hash) ? hash.slice(1) : ''
  return new URLSearchParams([search.slice(1), inPath, inHash].filter(Boolean).join('&'))
}

function videoIn({ hostname }: URL, first: string, second: string, input: URLSearchParams): string | undefined {
  if (hostname.endsWith('youtu.be')) return videoId(first)
  const inPath = beforeId.includes(first) ? videoId(second) : undefined
  return inPath ?? (pathsOfPage.includes(first) ? videoId(input.get('v')) : undefined)
}

function liveChannel(url: URL, first: string, second: string, input: URLSearchParams): Embed | undefined {
  const isPlayer = first === 'embed' && second === 'live_stream'
  const isPage = first === 'channel' && partsOf(url)[2] === 'live'
  const channel = matching(/^UC[\w-]{5,40}$/, isPlayer ? input.get('channel') : isPage ? second : undefined)
  if (!channel) return undefined
  return video(`${origin}/embed/live_stream${query({ channel })}`, `https://www.youtube.com/channel/${channel}/live`)
}

function read(url: URL): Embed | undefined {
  if (!hosts.test(url.hostname)) return undefined
  const [first = '', second = ''] = partsOf(url).map((part) => part.replace(/&.*$/, ''))
  const input = parametersOf(url)
  const list = matching(/^(?!(?:WL|LL)$)[\w-]{2,80}$/, input.get('list') ?? (first === 'p' ? `PL${second}` : ''))
  const id = videoIn(url, first, second, input)
  const [start, end] = [seconds(input.get('start') ?? input.get('t')), seconds(input.get('end'))]
  if (id) {
    const page = `https://www.youtube.com/watch${query({ v: id, list, t: start && `${start}s` })}`
    return video(`${origin}/embed/${id}${query({ list, start, end })}`, page)
  }
  const isList = ['playlist', 'p'].includes(first) || (first === 'embed' && ['', 'videoseries'].includes(second))
  if (isList && list) {
    const page = `https://www.youtube.com/playlist${query({ list })}`
    return video(`${origin}/embed/videoseries${query({ list, start, end })}`, page)
  }
  return liveChannel(url, first, second, input)
}

export const youtube: Provider = { name: 'YouTube', origin, read }

export function youtubeId(input: string): string | undefined {
  const text = input.trim()
  const url = /^https?:\/\/\S+$/.test(text) ? URL.parse(text) : null
  return videoId(url ? read(url)?.player?.split(/[/?]/)[4] : text)
}
