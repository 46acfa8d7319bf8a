import { backend } from '@/lib/backend'
import { bestEffort } from '@/lib/backend/best-effort'
import { bringsSecret } from '@/lib/http/bearer'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { provideSiteTasks } from '@/lib/operations/site-tasks'
import { invalidateChanged } from '@/lib/queries/follow'
import { secrets } from '@/lib/settings/secrets'

/**
 * Gives the server of this process the functions that it calls from then on. Not in `instrumentation.ts`: Next bundles that apart, and a Payload that was
 * started from there has other classes of errors than the studio's, which then knows none of its own.
 */
export const POST = handler(async (request) => {
  if (!bringsSecret(request, secrets().siteSecret)) throw new ApiError('unauthorised')
  provideSiteTasks({ invalidateChanged: () => bestEffort(invalidateChanged), runJobs: () => bestEffort(async () => (await backend()).runJobs()) })
  return answer({})
})
