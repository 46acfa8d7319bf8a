import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { captureResponse, plainRequest } from './captured-response'
import { later } from './later'

const [avif, webp] = ['image/avif', 'image/webp'] as const

/** Resized pictures whose smaller format is remembered. Each takes about 200 bytes. */
const mostPictures = 20_000

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
  readonly #best = new LRUCache<string, typeof avif | typeof webp>({ max: mostPictures })
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
    request.headers.accept = acceptFor(accept, best)
    if (best !== undefined) return
    keepShortly(response)
    if (this.#asked.has(url)) return
    this.#asked.set(url, true)
    this.#later(() => this.#compare(url))
  }

  async #compare(url: string): Promise<void> {
    const inWebp = await this.#bytes(url, webp)
    const inAvif = inWebp && (await this.#bytes(url, avif))
    if (inWebp && inAvif) this.#best.set(url, inAvif < inWebp ? avif : webp)
  }

  /** How many bytes a picture has in a format; undefined if it cannot be had. */
  async #bytes(url: string, accept: string): Promise<number | undefined> {
    const { status, headers, body } = await captureResponse(this.#next, plainRequest(url, { host: this.#host, accept }))
    return status === 200 && headers['content-type'] === accept ? body.length : undefined
  }
}

function keepShortly(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    if (given[0] === 200 || given[0] === 304) response.setHeader('cache-control', untilCompared)
    return writeHead(...given)
  }
}
