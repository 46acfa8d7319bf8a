import { timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { tags } from '@/lib/backend/tags'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { secrets } from '@/lib/settings/secrets'

function isAuthorised(header: string | null): boolean {
  const [given, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${secrets().siteSecret}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Content was changed elsewhere: every page is drawn anew at its next request. */
export const POST = handler(async (request) => {
  if (!isAuthorised(request.headers.get('authorization'))) throw new ApiError('unauthorised')
  for (const tag of Object.values(tags)) revalidateTag(tag, { expire: 0 })
  return answer({ revalidated: true })
})
