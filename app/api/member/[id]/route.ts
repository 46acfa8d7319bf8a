import { backend } from '@/lib/backend'
import { fromMember } from '@/lib/backend/contract/member'
import { memberIdOf } from '@/lib/domain/ids'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'

/** `GET /member/{id}`: one member with their details (spec 7). */
export const GET = handler<RouteContext<'/api/member/[id]'>>(async (_request, { params }) => {
  const { id } = await params
  const member = await (await backend()).getMember(memberIdOf(id))
  if (!member) throw new ApiError('not_found')
  return answer(fromMember(member))
})
