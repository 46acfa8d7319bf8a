import type { Tag } from './document'

/**
 * Use of an address in a page: a link to follow, another version or form of the page, a picture shown in it, or a file
 * loaded with it.
 */
export type LinkKind = 'page' | 'version' | 'picture' | 'file'

export interface Link {
  /** Absolute, without its fragment. */
  address: string
  fragment: string
  kind: LinkKind
}

const words = (text = '') => text.toLowerCase().split(/\s+/).filter(Boolean)

/** The smallest picture of a set: the others are made from the same file by the same program. */
function smallestOf(set = ''): string[] {
  const candidates = set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/))
  const sized = candidates.map(([address = '', size = '1x']) => ({ address, size: Number.parseFloat(size) }))
  return sized
    .sort((a, b) => a.size - b.size)
    .slice(0, 1)
    .map(({ address }) => address)
}

/** Relations that only name a host to connect to, and load nothing. */
const bare = ['preconnect', 'dns-prefetch']

/** Metas that contain an address. */
const reported = /^(?:og:(?:url|image|image:url|image:secure_url|video|audio)|twitter:image)$/

function addressesIn({ name, attributes }: Tag): [LinkKind, string | undefined][] {
  const { href, src, srcset, rel, hreflang, action, method, poster, property, content } = attributes
  const relations = words(rel)
  switch (name) {
    case 'a':
    case 'area':
      return [['page', href]]
    case 'form':
      return method === undefined || method.toLowerCase() === 'get' ? [['page', action]] : []
    case 'link':
      if (relations.some((relation) => bare.includes(relation))) return []
      if (relations.includes('canonical') || (relations.includes('alternate') && hreflang)) return [['version', href]]
      return [['file', href]]
    case 'meta':
      return reported.test(property ?? attributes.name ?? '')
        ? [[/image/.test(property ?? attributes.name ?? '') ? 'picture' : 'version', content]]
        : []
    case 'img':
    case 'source':
      return [['picture', src], ...smallestOf(srcset).map((address): [LinkKind, string] => ['picture', address])]
    case 'video':
      return [
        ['picture', poster],
        ['file', src],
      ]
    case 'script':
    case 'audio':
      return [['file', src]]
    default:
      return []
  }
}

/** All addresses in a page that a browser or crawler can call over HTTP, each once. */
export function linksOf(tags: readonly Tag[], page: string): Link[] {
  const found = new Map<string, Link>()
  for (const tag of tags) {
    for (const [kind, written] of addressesIn(tag)) {
      if (!written?.trim() || !URL.canParse(written, page)) continue
      const url = new URL(written, page)
      if (!/^https?:$/.test(url.protocol)) continue
      const fragment = decodeURIComponent(url.hash.slice(1))
      url.hash = ''
      found.set(`${kind} ${url.href}#${fragment}`, { address: url.href, fragment, kind })
    }
  }
  return [...found.values()]
}
