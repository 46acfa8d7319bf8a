import { decodeSegment } from '@/lib/domain/ids'

/** The address that a copy of the images of a site at WordPress' own servers has been made of. */
function withoutPhoton(url: URL): URL {
  if (!/^i\d\.wp\.com$/.test(url.hostname)) return url
  return URL.parse(`https:/${url.pathname}`) ?? url
}

export function wholeAddress(address: string, site: string): URL | undefined {
  const named = address.trim()
  const url = named === '' ? undefined : URL.parse(named, URL.parse(site)?.href)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const whole = withoutPhoton(url)
  whole.hash = ''
  return whole
}

export function uploadPath({ hostname, pathname }: URL): string | undefined {
  const result = hostname.endsWith('.files.wordpress.com')
    ? pathname.slice(1)
    : /\/(?:wp-content\/uploads|wp-content\/blogs\.dir\/\d+\/files|files)\/(.+)$/.exec(pathname)?.[1]
  const path = result?.split('/').map(decodeSegment).join('/')
  if (!path || path.includes('\0') || path.split(/[/\\]/).includes('..')) return undefined
  return path
}

/** The name of the image that a smaller copy was made of: `a-300x200.jpg` is one of `a.jpg`. */
export const originalName = (name: string): string => name.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '')

export function hostsOf(site: string, files: Iterable<{ url: string }>): (url: URL) => boolean {
  const bare = ({ host }: URL) => host.replace(/^www\./, '')
  const addresses = [site, ...Array.from(files, ({ url }) => url)]
  const hosts = new Set(addresses.flatMap((each) => wholeAddress(each, site) ?? []).map(bare))
  return (url) => hosts.has(bare(url))
}

/** What is the same of all addresses of an upload of the site itself, whose hosts and protocol change over the years. */
export const uploadKey = (url: URL, isOwn: (url: URL) => boolean): string =>
  (isOwn(url) ? uploadPath(url) : undefined) ?? `${url.host}${url.pathname}`
