import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { contentHash, isSettled } from '@/lib/cache/content-version'
import { sharedRedis } from '@/lib/cache/redis'
import { settings } from '@/lib/settings'
import { secrets } from '@/lib/settings/secrets'
import { withTimeout } from '@/lib/with-timeout'
import type { CapturedResponse } from './captured-response'
import { forwardedHeaders } from './head'

const [compressed, uncompressed] = [promisify(gzip), promisify(gunzip)]

/**
 * Seconds for which a page is stored for other instances, and for this one after a restart. No longer than the
 * rate-limit counters, which would be evicted for it in a full Redis.
 */
const maxAgeSeconds = 300

/** Milliseconds that Redis may take. Rendering a page takes about as long. */
const timeoutMs = 100

/** What is stored of a response besides its text. */
const storedHead = z.object({ status: z.number(), headers: z.record(z.string(), z.string()) })

/**
 * Identifies the program in the keys. Another build renders other pages, and so does another value of a setting that
 * shows in pages, or of the secret that signs addresses in a page.
 */
function program(): string {
  const { BACKEND_PICTURE_ORIGINS, BACKEND_TOKEN, BACKEND_URL, FACEBOOK_CLIENT_ID, GOOGLE_CLIENT_ID, SITE_URL } =
    settings()
  const made = [
    readFileSync('.next/BUILD_ID', 'utf8').trim(),
    SITE_URL,
    BACKEND_URL,
    BACKEND_PICTURE_ORIGINS,
    BACKEND_TOKEN !== undefined,
    GOOGLE_CLIENT_ID,
    FACEBOOK_CLIENT_ID,
  ]
  return createHmac('sha256', secrets().siteSecret)
    .update(`pages ${JSON.stringify(made)}`)
    .digest('base64url')
    .slice(0, 22)
}

/**
 * Pages as rendered by Next, stored in Redis under the hash of their content. So no change needs to be published to
 * invalidate them.
 */
export class SharedPages {
  readonly #program = program()

  #key(path: string): string | undefined {
    const hash = contentHash()
    return hash && `ilc:page:${this.#program}:${hash}:${path}`
  }

  /** Returns the page at a path as another instance has rendered it from the same content. */
  async get(path: string): Promise<CapturedResponse | undefined> {
    const [key, began] = [this.#key(path), performance.now()]
    const redis = key && (await sharedRedis())
    if (!redis) return undefined
    try {
      const { RESP_TYPES } = await import('redis')
      const found = await withTimeout(
        redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key),
        timeoutMs,
        'Redis does not answer',
      )
      // The content may have changed meanwhile.
      if (!found || this.#key(path) !== key) return undefined
      const text = await uncompressed(found)
      const end = text.indexOf('\n')
      return {
        ...storedHead.parse(JSON.parse(text.subarray(0, end).toString())),
        body: text.subarray(end + 1),
        path,
        began,
      }
    } catch {
      // Without Redis, or without such a page in it, each instance renders its own.
      return undefined
    }
  }

  /**
   * Call it before a page is rendered. The returned function stores the rendered page for other instances, if the
   * content hash is the same before and after.
   */
  beforeRendering(path: string): (rendered: CapturedResponse) => void {
    const key = isSettled() ? this.#key(path) : undefined
    return (rendered) => {
      if (key && this.#key(path) === key) void this.#put(key, rendered).catch(() => undefined)
    }
  }

  async #put(key: string, { status, headers, body }: CapturedResponse): Promise<void> {
    const forwarded = Object.fromEntries(
      forwardedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    )
    const text = await compressed(
      Buffer.concat([Buffer.from(`${JSON.stringify({ status, headers: forwarded })}\n`), body]),
      { level: 1 },
    )
    const redis = await sharedRedis()
    await redis?.set(key, text, { EX: maxAgeSeconds })
  }
}
