import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { captureResponse, plainRequest } from './captured-response'
import { later } from './later'

const [avif, webp] = ['image/avif', 'image/webp'] as const

/** Resized pictures whose format is remembered. Each takes about 200 bytes. */
const mostPictures = 20_000

/** The longest address that is remembered, in characters: longer than any that pages have. */
const longestAddress = 500

/** Milliseconds after which a comparison that was asked for is asked for again. It may have been dropped. */
const comparisonMs = 20 * 60_000

/** While it is not known which format is smaller, caches may keep a picture for a minute. */
const untilCompared = 'public, max-age=60'

/** Media types of an `Accept` header, without those that are refused. */
const typesOf = (accept: string) =>
  accept
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))

const accepts = (accept: string, type: string) => typesOf(accept).some((part) => part.split(';')[0] === type)

/**
 * The `Accept` header by which Next sends a picture to a client in the smaller format that the client accepts; `best` is
 * undefined while that is not known.
 */
export function acceptFor(accept: string, best: typeof avif | typeof webp | undefined): string {
  if (!accepts(accept, avif) || !accepts(accept, webp) || best === avif) return accept
  return typesOf(accept)
    .filter((part) => part.split(';')[0] !== avif)
    .join(', ')
}

/**
 * The formats of resized pictures. AVIF takes long to encode and is not always smaller. So the first visitors get WebP,
 * and both are compared in the background, one picture at a time. Next stores them on disk.
 */
export class PictureFormats {
  readonly #next: RequestListener
  readonly #host: string
  readonly #best = new LRUCache<string, typeof avif | typeof webp | 'own'>({ max: mostPictures })
  readonly #asked = new LRUCache<string, true>({ max: mostPictures, ttl: comparisonMs })

  readonly #later: typeof later

  /** `queue` runs comparisons in the background. */
  constructor(next: RequestListener, host: string, queue = later) {
    this.#later = queue
    this.#next = next
    this.#host = host
  }

  /** Makes Next answer a request for a resized picture in the format that is best for the client now. */
  choose(request: IncomingMessage, response: ServerResponse): void {
    const [{ url = '/' }, { accept = '' }] = [request, request.headers]
    if (!accepts(accept, avif) || !accepts(accept, webp)) return
    const best = this.#best.get(url)
    if (best === 'own') return
    request.headers.accept = acceptFor(accept, best)
    if (best !== undefined) return
    keepShortly(response, () => this.#askFor(url))
  }

  /** Compares the formats of a picture in the background, unless that was asked for. */
  #askFor(url: string): void {
    if (url.length > longestAddress || this.#asked.has(url)) return
    this.#asked.set(url, true)
    this.#later(() => this.#compare(url))
  }

  async #compare(url: string): Promise<void> {
    const inWebp = await this.#inFormat(url, webp)
    const inAvif = inWebp && (await this.#inFormat(url, avif))
    if (!inWebp || !inAvif) return
    const isResized = inWebp.type === webp && inAvif.type === avif
    this.#best.set(url, !isResized ? 'own' : inAvif.bytes < inWebp.bytes ? avif : webp)
  }

  /** A picture as Next sends it to a client of one format: an animated one in its own; undefined if there is none. */
  async #inFormat(url: string, accept: string): Promise<{ type: string; bytes: number } | undefined> {
    const { status, headers, body } = await captureResponse(this.#next, plainRequest(url, { host: this.#host, accept }))
    return status === 200 ? { type: String(headers['content-type']), bytes: body.length } : undefined
  }
}

/** Lets caches keep a picture for a minute. Calls `onPicture` if there is one. */
function keepShortly(response: ServerResponse, onPicture: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    if (given[0] === 200 || given[0] === 304) {
      response.setHeader('cache-control', untilCompared)
      onPicture()
    }
    return writeHead(...given)
  }
}
