import type { Former } from '@/lib/backend/model'
import { ApiError, noStore } from './errors'

/**
 * Responds to a call with an id that is no longer in use: 308 to the current one. Throws ApiError 410 if the resource
 * was removed, 404 if it never existed.
 */
export function formerResponse(kind: 'article' | 'member', former: Former<{ id: string }> | undefined): Response {
  if (former === 'gone') throw new ApiError('gone')
  if (!former) throw new ApiError('not_found')
  return new Response(null, {
    status: 308,
    headers: { ...noStore, location: `/api/${kind}/${encodeURIComponent(former.movedTo.id)}` },
  })
}
