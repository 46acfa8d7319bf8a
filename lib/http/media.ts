import path from 'node:path'
import { backend } from '@/lib/backend'
import { Unavailable } from '@/lib/backend/port'
import { documentType, isVideo } from '@/lib/content/document-types'
import { mediaPath } from '@/lib/content/media-address'
import { decodeSegment } from '@/lib/domain/ids'
import { retryAfter } from './errors'
import { fileResponse } from './file-response'

const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

const gone = () => new Response(null, { status: 410, headers: { 'cache-control': 'no-store' } })

/** An image named by its content is cached forever; any other is revalidated after a week, and stale meanwhile. */
const [forEver, forAWeek] = [
  'public, max-age=31536000, immutable',
  'public, max-age=604800, stale-while-revalidate=31536000',
]

/** Headers by which browsers store a document and never show it as a part of this site. */
const asDownload = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'x-content-type-options': 'nosniff',
})

export async function mediaResponse(request: Request, name: string): Promise<Response> {
  const decoded = decodeSegment(name)
  if (decoded !== path.basename(decoded) || decoded.startsWith('.')) return missing()
  try {
    const media = await (await backend()).getMedia(decoded)
    if (!media) return missing()
    if (media === 'gone') return gone()
    if ('movedTo' in media) return new Response(null, { status: 307, headers: { location: mediaPath(media.movedTo) } })
    const { data, type, isNamedByContentHash } = media
    const headers = {
      'cache-control': isNamedByContentHash ? forEver : forAWeek,
      'content-type': type,
      ...(documentType(decoded) && !isVideo(decoded) && asDownload(decoded)),
    }
    const bytes = new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength)
    return fileResponse(request, bytes, headers, isNamedByContentHash ? `"${encodeURIComponent(decoded)}"` : undefined)
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return new Response(null, {
      status: 503,
      headers: { 'retry-after': String(retryAfter), 'cache-control': 'no-store' },
    })
  }
}
