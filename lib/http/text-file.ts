import { createHash } from 'node:crypto'
import { unstable_rethrow } from 'next/navigation'
import type { Former } from '@/lib/backend/model'
import { loggable } from '@/lib/log/loggable'
import { retryAfter } from './errors'
import { isOutage } from './outage'

/** A text for programs. */
export interface TextFile {
  text: string
  /** Its media type; all are UTF-8. */
  type: string
  headers?: Record<string, string>
}

const plain = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** Answers with a text, or that the program has it already; 308 to the address where it stands now, 410 where it was taken away, 404 where there is none, 503 when the backend does not answer (product decisions 7). */
export async function textFile(request: Request, make: () => Promise<TextFile | Former<string> | undefined>): Promise<Response> {
  const began = Date.now()
  try {
    // A handler that never looks at its request would be run once, by the build.
    const known = request.headers.get('if-none-match')
    const file = await make()
    if (!file) return plain(404)
    if (file === 'gone') return plain(410)
    if ('movedTo' in file) return plain(308, { location: file.movedTo })
    const etag = `"${createHash('sha256').update(file.text).digest('base64url').slice(0, 22)}"`
    const headers = { ...file.headers, etag, 'cache-control': 'public, max-age=0, must-revalidate' }
    // A proxy that compresses marks the tag as weak.
    if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return new Response(null, { status: 304, headers })
    return new Response(file.text, { headers: { ...headers, 'content-type': `${file.type}; charset=utf-8` } })
  } catch (error) {
    unstable_rethrow(error)
    if (isOutage(error, began)) return plain(503, { 'retry-after': String(retryAfter) })
    console.error(`error ${crypto.randomUUID()}`, loggable(error))
    return plain(500)
  }
}
