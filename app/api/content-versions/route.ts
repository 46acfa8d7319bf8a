import { backend } from '@/lib/backend'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'

/** `GET /content-versions`: lets another instance that reads from this one detect changes. */
export const GET = handler(async () => {
  const versions = await (await backend()).contentVersions()
  if (!versions) throw new ApiError('not_found')
  return answer({ versions })
})
