import { backend } from '@/lib/backend'
import { fromArticlePage } from '@/lib/backend/contract/article'
import { articleQuery } from '@/lib/backend/contract/query'
import { answer, handler } from '@/lib/http/handler'
import { parseQuery } from '@/lib/http/errors'

/** `GET /article` without a query returns every article, `GET /article/` returns a page of them (spec 7). */
export const GET = handler(async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const { listArticles } = await backend()
  const everything = !pathname.endsWith('/') && searchParams.size === 0
  const query = parseQuery(articleQuery, everything ? new URLSearchParams({ limit: '100000000' }) : searchParams)
  const page = fromArticlePage(await listArticles(query))
  return answer(everything ? { articles: page.articles } : page)
})
