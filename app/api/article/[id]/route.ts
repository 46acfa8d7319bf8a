import { backend } from '@/lib/backend'
import { fromArticle } from '@/lib/backend/contract/article'
import { articleIdOf } from '@/lib/domain/ids'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'

/** `GET /article/{id}`: one article with its interactions (spec 7). */
export const GET = handler<RouteContext<'/api/article/[id]'>>(async (_request, { params }) => {
  const { id } = await params
  const article = await (await backend()).getArticle(articleIdOf(id))
  if (!article) throw new ApiError('not_found')
  return answer(fromArticle(article))
})
