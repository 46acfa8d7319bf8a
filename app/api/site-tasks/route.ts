import { backend } from '@/lib/backend'
import { bringsSecret } from '@/lib/http/bearer'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { provideSiteTasks, siteTasksToken } from '@/lib/operations/site-tasks'
import { invalidateChanged } from '@/lib/queries/follow'

/**
 * Provides the server of this process with the functions that it calls later. This is not done in `instrumentation.ts`,
 * because Next bundles that separately. A Payload started there has other error classes than the studio's, and the
 * studio would not recognise its errors.
 */
export const POST = handler(async (request) => {
  if (!bringsSecret(request, siteTasksToken())) throw new ApiError('unauthorised')
  // The first bundle that asks for the backend shares it, and the studio knows the errors of these.
  await backend()
  provideSiteTasks({
    invalidateChanged,
    runJob: async (job) => (await backend()).runJob(job),
    addReadership: async (counts) => (await backend()).addReadership(counts),
    checkStorage: async () => (await backend()).checkStorage(),
    isImageGone: async (name) => (await backend()).isImageGone(name),
    isByStaff: async (headers) => (await backend()).isByStaff(headers),
  })
  return answer({})
})
