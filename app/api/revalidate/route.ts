import { z } from 'zod'
import { tags } from '@/lib/backend/tags'
import { bringsSecret } from '@/lib/http/bearer'
import { hasBody, parseBody } from '@/lib/http/body'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { expireChanged, expireNamed } from '@/lib/queries/follow'
import { settings } from '@/lib/settings'
import { secrets } from '@/lib/settings/secrets'

/** Bytes of the longest list of tags. */
const longest = 1000

/** What a backend says has changed; everything where it does not say what. */
const changed = z.object({ tags: z.array(z.enum(Object.values(tags))).min(1).optional() })

async function follow(): Promise<Response> {
  try {
    return answer(await expireChanged())
  } catch (error) {
    // Not logged here: whoever asks every second logs an outage once.
    const message = error instanceof Error && error.cause ? `${error}: ${error.cause}` : String(error)
    throw new ApiError('backend_unavailable', { reason: message })
  }
}

/**
 * Pages are drawn anew at their next request: those that show what a backend says has changed (it brings REVALIDATE_SECRET), or, for this site's own
 * process, what is found to have been changed elsewhere.
 */
export const POST = handler(async (request) => {
  const { REVALIDATE_SECRET } = settings()
  if (bringsSecret(request, secrets().siteSecret)) return follow()
  if (REVALIDATE_SECRET === undefined || !bringsSecret(request, REVALIDATE_SECRET)) throw new ApiError('unauthorised')
  const { tags: named = Object.values(tags) } = hasBody(request) ? await parseBody(changed, request, longest) : {}
  expireNamed(named)
  return answer({ tags: named })
})
