import { backend } from '@/lib/backend'
import { fromMemberPage } from '@/lib/backend/contract/member'
import { memberQuery } from '@/lib/backend/contract/query'
import { parseQuery } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'

/** `GET /member/`: returns a page of the members (spec 7). */
export const GET = handler(async (request) => {
  const { listMembers } = await backend()
  const query = parseQuery(memberQuery, new URL(request.url).searchParams)
  return answer(fromMemberPage(await listMembers(query)))
})
