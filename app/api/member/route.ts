import { backend } from '@/lib/backend'
import { fromMember } from '@/lib/backend/contract/member'
import { memberQuery } from '@/lib/backend/contract/query'
import { parseQuery } from '@/lib/http/errors'
import { handler } from '@/lib/http/handler'
import { answerInPieces, jsonOfPage, partsOfPage } from '@/lib/http/long-page'

/** `GET /member/`: returns a page of the members (spec 7). */
export const GET = handler(async (request) => {
  const { listMembers, membersAtOnce } = await backend()
  const query = parseQuery(memberQuery, new URL(request.url).searchParams)
  return answerInPieces(jsonOfPage('members', query, partsOfPage(query, membersAtOnce, listMembers), fromMember))
})
