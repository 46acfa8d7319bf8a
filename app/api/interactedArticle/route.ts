import { backend } from '@/lib/backend'
import { fromInteraction, newInteraction, ownQuery } from '@/lib/backend/contract/interaction'
import { parseWritten } from '@/lib/http/body'
import { ApiError, parseQuery } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { limitUser, userOf, writingUserOf } from '@/lib/http/user'

/** `POST /interactedArticle`: adds a comment or a rating of the signed-in user (spec 7). */
export const POST = handler(async (request) => {
  const user = await writingUserOf(request, 'write')
  const input = await parseWritten(newInteraction, request)
  if (input.type === 'RATE') await limitUser(request, user, 'rate')
  const written = await (await backend()).addInteraction(user, input)
  if (!written) throw new ApiError('not_found')
  return answer(fromInteraction(written, input.articleId, user), 201)
})

export const GET = handler(async (request) => {
  const user = await userOf(request)
  if (!user) throw new ApiError('sign_in_needed')
  const { articleID } = parseQuery(ownQuery, new URL(request.url).searchParams)
  const own = await (await backend()).ownInteractions(user, articleID)
  return answer({ interactedArticles: own.map((interaction) => fromInteraction(interaction, articleID, user)) })
})
