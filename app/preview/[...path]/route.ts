import { clientAddress } from '@/lib/http/client-address'
import { ApiError, retryAfter } from '@/lib/http/errors'
import { fileResponse } from '@/lib/http/file-response'
import { isBackendOutage } from '@/lib/http/outage'
import { cardAt } from '@/lib/seo/preview/requested-card'
import { imageOf } from '@/lib/seo/preview/image-of'

const unavailable = (seconds: number) =>
  new Response(null, { status: 503, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } })

/**
 * Sends the preview image at an address. An outdated address redirects to the current one, so that old shared links
 * still work. Only current addresses are rendered, so requests for invented ones render nothing.
 */
async function previewResponse(request: Request): Promise<Response> {
  const began = performance.now()
  const { pathname } = new URL(request.url)
  try {
    const result = await cardAt(pathname)
    if (!result) return new Response(null, { status: 404 })
    if (result.path !== pathname)
      return new Response(null, { status: 307, headers: { location: result.path, 'cache-control': 'no-cache' } })
    const etag = `"${pathname.slice(pathname.lastIndexOf('/') + 1, -'.jpg'.length)}"`
    // The address changes with the content of the image, so a browser never has to revalidate it.
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag }
    if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
    const { bytes, isWhole } = await imageOf(result.card, clientAddress(request))
    const type = { 'content-type': 'image/jpeg' }
    return isWhole
      ? fileResponse(request, new Uint8Array(bytes), { ...headers, ...type }, etag)
      : fileResponse(request, new Uint8Array(bytes), { 'cache-control': 'no-cache', ...type })
  } catch (error) {
    if (error instanceof ApiError && error.retryAfter) return unavailable(error.retryAfter)
    if (isBackendOutage(error, began, pathname)) return unavailable(retryAfter)
    throw error
  }
}

export function GET(request: Request): Promise<Response> {
  return previewResponse(request)
}
