import { backend } from '@/lib/backend'
import { editedComment } from '@/lib/backend/contract/interaction'
import { parseWritten } from '@/lib/http/body'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { writingUserOf } from '@/lib/http/user'

type Context = RouteContext<'/api/interactedArticle/[id]'>

export const PATCH = handler<Context>(async (request, { params }) => {
  const user = await writingUserOf(request, 'write')
  const { value } = await parseWritten(editedComment, request)
  const edited = await (await backend()).editComment(user, (await params).id, value)
  if (!edited) throw new ApiError('not_found')
  return answer(edited)
})

export const DELETE = handler<Context>(async (request, { params }) => {
  const user = await writingUserOf(request, 'write')
  if (!(await (await backend()).removeComment(user, (await params).id))) throw new ApiError('not_found')
  return answer({ removed: true })
})
