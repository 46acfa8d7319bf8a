import { backend } from '@/lib/backend'
import { newReport } from '@/lib/backend/contract/interaction'
import { parseWritten } from '@/lib/http/body'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { writingUserOf } from '@/lib/http/user'

export const POST = handler<RouteContext<'/api/interactedArticle/[id]/report'>>(async (request, { params }) => {
  const user = await writingUserOf(request, 'report')
  const report = await parseWritten(newReport, request)
  if (!(await (await backend()).reportComment(user, (await params).id, report))) throw new ApiError('not_found')
  return answer({ reported: true }, 201)
})
