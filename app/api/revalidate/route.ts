import { z } from 'zod'
import { tags } from '@/lib/backend/tags'
import { bringsSecret } from '@/lib/http/bearer'
import { hasBody, parseBody } from '@/lib/http/body'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { invalidateNamed } from '@/lib/queries/follow'
import { settings } from '@/lib/operations/settings'

/** Bytes of the longest list of tags. */
const longest = 1000

/** The tags that a backend reports as changed. Without tags, everything has changed. */
const changed = z.object({
  tags: z
    .array(z.enum(Object.values(tags)))
    .min(1)
    .optional(),
})

/**
 * Invalidates the pages that show the content reported as changed, so that they are rendered again at their next
 * request. The backend must send REVALIDATE_SECRET.
 */
export const POST = handler(async (request) => {
  const { REVALIDATE_SECRET } = settings()
  if (REVALIDATE_SECRET === undefined || !bringsSecret(request, REVALIDATE_SECRET)) throw new ApiError('unauthorised')
  const { tags: named = Object.values(tags) } = hasBody(request) ? await parseBody(changed, request, longest) : {}
  invalidateNamed(named)
  return answer({ tags: named })
})
