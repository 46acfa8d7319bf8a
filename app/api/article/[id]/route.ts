import { backend } from '@/lib/backend'
import { fromArticle } from '@/lib/backend/contract/article'
import { articleIdOf } from '@/lib/domain/ids'
import { maxInteractions } from '@/lib/domain/paging'
import { formerResponse } from '@/lib/http/former'
import { answer, handler, idSegment } from '@/lib/http/handler'
import { userOf } from '@/lib/http/user'

/**
 * `GET /article/{id}`: one article with its newest interactions, with those of the signed-in user marked (spec 7).
 * Answers 308 for a former id and 410 for a removed article.
 */
export const GET = handler(async (request) => {
  const { allInteractions, formerArticle, getArticle, ownInteractions } = await backend()
  const id = articleIdOf(idSegment(request))
  const article = await getArticle(id)
  if (!article) return formerResponse('article', await formerArticle(id))
  const [interactions, user] = await Promise.all([allInteractions(article.id, maxInteractions), userOf(request)])
  if (!user) return answer(fromArticle(article, interactions))
  const own = await ownInteractions(user, article.id)
  return answer(fromArticle(article, interactions, { user, ids: new Set(own.map((interaction) => interaction.id)) }))
})
