import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { contentHash, isSettled } from '@/lib/operations/cache/content-version'
import { sharedRedis } from '@/lib/operations/cache/redis'
import { loggable } from '@/lib/operations/log/loggable'
import { programId } from '@/lib/operations/program-id'
import { withTimeout } from '@/lib/operations/with-timeout'
import type { CapturedResponse } from './captured-response'
import { forwardedHeaders } from './head'

const [compressed, uncompressed] = [promisify(gzip), promisify(gunzip)]

/** Seconds a page is stored for others; no longer than the rate-limit counters, or a full Redis evicts those. */
const maxAgeSeconds = 300

/** Milliseconds that Redis may take. Rendering a page takes about as long. */
const timeoutMs = 100

/** Milliseconds for which no page is rendered again in order to be stored after Redis has refused one: it may be full. */
const refusedMs = 5 * 60_000

const storedHead = z.object({ status: z.number(), headers: z.record(z.string(), z.string()) })

/** Pages as rendered by Next, in Redis under the hash of their content: no change has to be published. */
export class SharedPages {
  readonly #program = programId()
  #redis: Awaited<ReturnType<typeof sharedRedis>>
  #refusedAt = -Infinity

  /** Connects at once: calls fail while a connection is made, and the first page would not be found for that. */
  constructor() {
    void sharedRedis().then((redis) => (this.#redis = redis))
  }

  canStore(): boolean {
    if (performance.now() - this.#refusedAt < refusedMs) return false
    return this.#redis?.isReady === true && isSettled() && contentHash() !== undefined
  }

  #key(path: string): string | undefined {
    const hash = contentHash()
    return hash && `ilc:page:${this.#program}:${hash}:${path}`
  }

  async get(path: string): Promise<CapturedResponse | undefined> {
    const [key, began] = [this.#key(path), performance.now()]
    const text = key && (await this.#read(key))
    // The content may have changed meanwhile.
    if (!text || this.#key(path) !== key) return undefined
    const end = text.indexOf('\n')
    const head = storedHead.parse(JSON.parse(text.subarray(0, end).toString()))
    return { ...head, body: text.subarray(end + 1), path, began }
  }

  async #read(key: string): Promise<Buffer | undefined> {
    try {
      const { RESP_TYPES } = await import('redis')
      const redis = (await sharedRedis())?.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
      const result = redis && (await withTimeout(redis.get(key), timeoutMs, 'Redis does not answer'))
      return result ? await uncompressed(result) : undefined
    } catch {
      return undefined
    }
  }

  /** Call it before rendering. The returned function stores the page if the content is the same, and says so. */
  beforeRendering(path: string): (rendered: CapturedResponse) => Promise<boolean> {
    const key = isSettled() ? this.#key(path) : undefined
    return (rendered) =>
      key && this.#key(path) === key ? this.#put(key, rendered).catch(this.#refused) : Promise.resolve(false)
  }

  /** Stores the data of a page, for browsers that show it when another instance has a later version of it alone. */
  async putData(hash: string, path: string, data: Buffer): Promise<void> {
    if (this.#redis?.isReady !== true) return
    try {
      await this.#redis.set(this.#dataKey(hash, path), await compressed(data, { level: 1 }), { EX: maxAgeSeconds })
    } catch (error) {
      this.#refused(error)
    }
  }

  data(hash: string, path: string): Promise<Buffer | undefined> {
    return this.#read(this.#dataKey(hash, path))
  }

  #dataKey(hash: string, path: string): string {
    return `ilc:page-data:${this.#program}:${hash}:${path}`
  }

  readonly #refused = (error: unknown): false => {
    // While it is away, its connection says so.
    if (this.#redis?.isReady !== true) return false
    if (this.canStore()) console.error('Redis stores no pages for other instances:', loggable(error))
    this.#refusedAt = performance.now()
    return false
  }

  async #put(key: string, { status, headers, body }: CapturedResponse): Promise<boolean> {
    const forwarded = Object.fromEntries(
      forwardedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    )
    const text = await compressed(
      Buffer.concat([Buffer.from(`${JSON.stringify({ status, headers: forwarded })}\n`), body]),
      { level: 1 },
    )
    const redis = await sharedRedis()
    return (await redis?.set(key, text, { EX: maxAgeSeconds })) === 'OK'
  }
}
