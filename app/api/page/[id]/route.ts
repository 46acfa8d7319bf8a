import { backend } from '@/lib/backend'
import { builtInPage } from '@/lib/backend/built-in-pages'
import { fromSitePage } from '@/lib/backend/contract/site-page'
import { isSitePage } from '@/lib/domain/site-pages'
import { ApiError } from '@/lib/http/errors'
import { answer, handler, idSegment } from '@/lib/http/handler'

/** `GET /page/{id}`: a page about the institute. The contract has no call for it; it is for other instances. */
export const GET = handler(async (request) => {
  const id = idSegment(request)
  if (!isSitePage(id)) throw new ApiError('not_found')
  return answer(fromSitePage((await (await backend()).getSitePage(id)) ?? builtInPage(id)))
})
