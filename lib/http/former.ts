import type { Former } from '@/lib/backend/model'
import { ApiError, noStore } from './errors'

/** 308 to the current id of a resource. Throws ApiError: 410 if it was removed, 404 if it never existed. */
export function formerResponse(kind: 'article' | 'member', former: Former<{ id: string }> | undefined): Response {
  if (former === 'gone') throw new ApiError('gone')
  if (!former) throw new ApiError('not_found')
  return new Response(null, {
    status: 308,
    headers: { ...noStore, location: `/api/${kind}/${encodeURIComponent(former.movedTo.id)}` },
  })
}
