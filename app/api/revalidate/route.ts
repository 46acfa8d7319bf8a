import { z } from 'zod'
import { tags } from '@/lib/backend/tags'
import { bringsSecret } from '@/lib/http/bearer'
import { hasBody, parseBody } from '@/lib/http/body'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { invalidateNamed } from '@/lib/queries/follow'
import { settings } from '@/lib/settings'

/** Bytes of the longest list of tags. */
const longest = 1000

/** What a backend says has changed; everything where it does not say what. */
const changed = z.object({ tags: z.array(z.enum(Object.values(tags))).min(1).optional() })

/** Pages are rendered again at their next request that show what a backend says has changed; it brings REVALIDATE_SECRET. */
export const POST = handler(async (request) => {
  const { REVALIDATE_SECRET } = settings()
  if (REVALIDATE_SECRET === undefined || !bringsSecret(request, REVALIDATE_SECRET)) throw new ApiError('unauthorised')
  const { tags: named = Object.values(tags) } = hasBody(request) ? await parseBody(changed, request, longest) : {}
  invalidateNamed(named)
  return answer({ tags: named })
})
