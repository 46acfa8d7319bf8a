import { backend } from '@/lib/backend'
import { bringsSecret } from '@/lib/http/bearer'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { secrets } from '@/lib/settings/secrets'

/** The process that serves the site asks for it again and again: mails go out, files that nobody needs are removed. */
export const POST = handler(async (request) => {
  if (!bringsSecret(request, secrets().siteSecret)) throw new ApiError('unauthorised')
  await (await backend()).runErrands()
  return answer({})
})
