import { backend } from '@/lib/backend'
import { fromMember } from '@/lib/backend/contract/member'
import { memberIdOf } from '@/lib/domain/ids'
import { formerResponse } from '@/lib/http/former'
import { answer, handler, idSegment } from '@/lib/http/handler'

/** `GET /member/{id}`: one member with details (spec 7). Answers 308 for a former id and 410 for a removed member. */
export const GET = handler(async (request) => {
  const { formerMember, getMember } = await backend()
  const id = memberIdOf(idSegment(request))
  const member = await getMember(id)
  if (!member) return formerResponse('member', await formerMember(id))
  return answer(fromMember(member))
})
