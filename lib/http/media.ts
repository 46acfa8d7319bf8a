import path from 'node:path'
import { backend } from '@/lib/backend'
import { Unavailable } from '@/lib/backend/port'
import { pictureType } from '@/lib/content/picture-types'
import { decodeSegment } from '@/lib/domain/ids'
import { retryAfter } from './errors'

const missing = () => new Response(null, { status: 404 })

/** Stored names change with their content, so a browser never has to ask again. */
const headers = { 'cache-control': 'public, max-age=31536000, immutable' }

/** One uploaded picture by the name in its address. */
export async function mediaResponse(name: string): Promise<Response> {
  const decoded = decodeSegment(name)
  const type = pictureType(decoded)
  if (!type || decoded !== path.basename(decoded) || decoded.startsWith('.')) return missing()
  try {
    const media = await (await backend()).getMedia(decoded)
    if (!media) return missing()
    if ('movedTo' in media) return new Response(null, { status: 307, headers: { location: `/media/${encodeURIComponent(media.movedTo)}` } })
    return new Response(media.body, { headers: { ...headers, 'content-type': media.type ?? type, ...(media.size && { 'content-length': String(media.size) }) } })
  } catch (error) {
    if (error instanceof Unavailable) return new Response(null, { status: 503, headers: { 'retry-after': String(retryAfter), 'cache-control': 'no-store' } })
    throw error
  }
}
