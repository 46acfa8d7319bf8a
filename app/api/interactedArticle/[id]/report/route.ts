import { backend } from '@/lib/backend'
import { newReport } from '@/lib/backend/contract/interaction'
import { parseWritten } from '@/lib/http/body'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { writerOf } from '@/lib/http/reader'

/** `POST /interactedArticle/{id}/report`: tells staff of a comment. */
export const POST = handler<RouteContext<'/api/interactedArticle/[id]/report'>>(async (request, { params }) => {
  const visitor = await writerOf(request, 'report')
  const report = await parseWritten(newReport, request)
  if (!(await (await backend()).reportComment(visitor, (await params).id, report))) throw new ApiError('not_found')
  return answer({ reported: true }, 201)
})
