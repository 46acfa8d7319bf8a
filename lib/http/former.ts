import type { Former } from '@/lib/backend/model'
import { ApiError, noStore } from './errors'

/** Answers a call under an id where nothing stands now: 308 to the present one. Throws ApiError 410 for what was taken away, 404 for what never was. */
export function formerResponse(kind: 'article' | 'member', former: Former<{ id: string }> | undefined): Response {
  if (former === 'gone') throw new ApiError('gone')
  if (!former) throw new ApiError('not_found')
  return new Response(null, { status: 308, headers: { ...noStore, location: `/api/${kind}/${encodeURIComponent(former.movedTo.id)}` } })
}
