import { unstable_rethrow } from 'next/navigation'
import { connection } from 'next/server'
import type { Former } from '@/lib/backend/model'
import { loggable } from '@/lib/operations/log/loggable'
import { retryAfter } from './errors'
import { isBackendOutage } from './outage'

export interface TextFile {
  text: string
  type: string
  headers?: Record<string, string>
}

const plain = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

/**
 * Responds with a text file. `about` is the path of the one resource that it describes, if any.
 * Status: 308 to the current address if it has moved, 410 if it was removed, 404 if there is none, 503 if the backend
 * does not answer (product decisions 7).
 */
export async function textFile(
  make: () => Promise<TextFile | Former<string> | undefined>,
  about = '',
): Promise<Response> {
  const began = performance.now()
  try {
    // Next would run the handler at build time if it did not depend on a request.
    await connection()
    const file = await make()
    if (!file) return plain(404)
    if (file === 'gone') return plain(410)
    if ('movedTo' in file) return plain(308, { location: file.movedTo })
    const headers = {
      ...file.headers,
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': `${file.type}; charset=utf-8`,
    }
    return new Response(file.text, { headers })
  } catch (error) {
    unstable_rethrow(error)
    if (isBackendOutage(error, began, about)) return plain(503, { 'retry-after': String(retryAfter) })
    console.error(`error ${crypto.randomUUID()}`, loggable(error))
    return plain(500)
  }
}
