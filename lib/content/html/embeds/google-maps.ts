import { encoded, matching, partsOf, query, type Embed, type Provider } from './embed'

const origin = 'https://www.google.com'

const hosts = /^(?:(?:www|maps)\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/

const longest = 2000

const parameters = {
  simple: 'q ll z t hl saddr daddr dirflg cid layer cbll cbp output'.split(' '),
  api: 'key q center zoom maptype language region origin destination waypoints mode avoid units location pano heading pitch fov'.split(
    ' ',
  ),
  own: 'mid ll z hl'.split(' '),
}

const chosen = (input: URLSearchParams, names: readonly string[]): Record<string, string | undefined> =>
  Object.fromEntries(names.map((name) => [name, input.get(name)?.slice(0, longest).trim()]))

const map = (player: string, page: string): Embed => ({ kind: 'map', player: `${origin}${player}`, page })

const pageOf = (input: Record<string, string | undefined>) => `${origin}/maps${query(input)}`

/** Text in base64, as `pb` holds names with marks. */
function decoded(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const number = /^-?\d{1,3}(?:\.\d+)?$/

/** The page of a map by its `pb`: the place by name, near the middle of the map. Its player opens in frames only. */
function pageOfPb(pb: string): string {
  const [, plain, coded] = /!1s0x[\da-f]+(?::|%3A)0x[\da-f]+!2(?:s([^!]+)|z([^!]+))/i.exec(pb) ?? []
  const name = plain ?? (coded && decoded(coded))
  const [longitude, latitude] = [2, 3].map((key) => matching(number, new RegExp(`!${key}d([^!]+)`).exec(pb)?.[1]))
  const place = latitude && longitude ? `${latitude},${longitude}` : undefined
  if (name && place) return `${origin}/maps/search/${encoded(name.replace(/\//g, ' '))}/@${place},16z`
  return pageOf({ q: name ?? place })
}

function ofPage(url: URL): Embed | undefined {
  const [, kind = '', ...rest] = partsOf(url).map((part) => {
    try {
      return decodeURIComponent(part.replace(/\+/g, ' '))
    } catch {
      return part
    }
  })
  const [, latitude, longitude, zoom] =
    /\/@(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)(?:,(\d{1,2})(?:\.\d+)?z)?/.exec(url.pathname) ?? []
  const near = latitude && longitude ? { ll: `${latitude},${longitude}`, z: zoom } : {}
  const names = rest.filter((part) => !/^[@!]|^data=|^am=/.test(part))
  const shown =
    kind === 'dir' && names[0]
      ? names.length === 1
        ? { daddr: names[0] }
        : { saddr: names[0], daddr: names.slice(1).join(' to:') }
      : (kind === 'place' || kind === 'search') && names[0]
        ? { q: names[0], ...near }
        : [kind, ...rest].some((part) => part.startsWith('@')) && latitude
          ? near
          : undefined
  return shown && map(`/maps${query({ ...shown, output: 'embed' })}`, pageOf(shown))
}

function ofApi(view: string, input: URLSearchParams): Embed {
  const own = chosen(input, parameters.api)
  const { q, center, origin: saddr, destination: daddr, location } = own
  const page = pageOf({ q: q ?? (daddr ? undefined : (center ?? location)), saddr, daddr })
  return map(`/maps/embed/v1/${view}${query(own)}`, page)
}

function ofQuery(input: URLSearchParams): Embed | undefined {
  const { output, ...shown } = chosen(input, parameters.simple)
  if (!shown.q && !shown.ll && !shown.daddr && !shown.cid && !shown.cbll) return undefined
  return map(`/maps${query({ ...shown, output: output === 'svembed' ? output : 'embed' })}`, pageOf(shown))
}

function read(url: URL): Embed | undefined {
  if (!hosts.test(url.hostname)) return undefined
  const path = url.pathname.replace(/\/$/, '')
  const input = url.searchParams
  const pb = (input.get('pb') ?? '').slice(0, longest)
  if (path === '/maps/embed' && pb.startsWith('!')) return map(`/maps/embed${query({ pb })}`, pageOfPb(pb))
  const view = /^\/maps\/embed\/v1\/(place|directions|search|view|streetview)$/.exec(path)?.[1]
  if (view && input.get('key')) return ofApi(view, input)
  if (/^\/maps\/d\/(?:u\/\d\/)?(?:embed|viewer|edit)$/.test(path) && input.get('mid')) {
    const own = chosen(input, parameters.own)
    return map(`/maps/d/embed${query(own)}`, `${origin}/maps/d/viewer${query(own)}`)
  }
  if (path === '/maps' || path === '/maps/ms' || (path === '' && url.hostname.startsWith('maps.')))
    return ofQuery(input)
  return path.startsWith('/maps/') ? ofPage(url) : undefined
}

export const googleMaps: Provider = { name: 'Google Maps', origin, read }
