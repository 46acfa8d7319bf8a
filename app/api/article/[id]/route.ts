import { backend } from '@/lib/backend'
import { fromArticle } from '@/lib/backend/contract/article'
import { articleIdOf } from '@/lib/domain/ids'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { readerOf } from '@/lib/http/reader'

/** `GET /article/{id}`: one article with its interactions, those of whoever asks marked as theirs (spec 7). */
export const GET = handler<RouteContext<'/api/article/[id]'>>(async (request, { params }) => {
  const { getArticle, ownInteractions } = await backend()
  const article = await getArticle(articleIdOf((await params).id))
  if (!article) throw new ApiError('not_found')
  const visitor = await readerOf(request)
  if (!visitor) return answer(fromArticle(article))
  const own = await ownInteractions(visitor, article.id)
  return answer(fromArticle(article, { visitor, ids: new Set(own.map(({ id }) => id)) }))
})
