import { backend } from '@/lib/backend'
import { fromArticle } from '@/lib/backend/contract/article'
import { articleIdOf } from '@/lib/domain/ids'
import { formerResponse } from '@/lib/http/former'
import { answer, handler } from '@/lib/http/handler'
import { userOf } from '@/lib/http/user'

/**
 * `GET /article/{id}`: one article with its interactions, with those of the signed-in user marked (spec 7). Answers 308
 * for a former id and 410 for a removed article.
 */
export const GET = handler<RouteContext<'/api/article/[id]'>>(async (request, { params }) => {
  const { formerArticle, getArticle, ownInteractions } = await backend()
  const id = articleIdOf((await params).id)
  const article = await getArticle(id)
  if (!article) return formerResponse('article', await formerArticle(id))
  const user = await userOf(request)
  if (!user) return answer(fromArticle(article))
  const own = await ownInteractions(user, article.id)
  return answer(fromArticle(article, { user, ids: new Set(own.map((interaction) => interaction.id)) }))
})
