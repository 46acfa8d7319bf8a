import { bringsSecret } from '@/lib/http/bearer'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { expireChanged } from '@/lib/queries/follow'
import { secrets } from '@/lib/settings/secrets'

/** Content may have been changed elsewhere: pages that show it are drawn anew at their next request. */
export const POST = handler(async (request) => {
  if (!bringsSecret(request, secrets().siteSecret)) throw new ApiError('unauthorised')
  try {
    return answer({ followed: await expireChanged() })
  } catch (error) {
    // Not logged here: whoever asks every second logs an outage once.
    const message = error instanceof Error && error.cause ? `${error}: ${error.cause}` : String(error)
    throw new ApiError('backend_unavailable', { reason: message })
  }
})
