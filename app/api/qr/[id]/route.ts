import { renderSVG } from 'uqr'
import { articlePath } from '@/lib/domain/paths'
import { ApiError } from '@/lib/http/errors'
import { handler, idSegment } from '@/lib/http/handler'
import { settings } from '@/lib/operations/settings'
import { getArticle } from '@/lib/queries/articles'

/** `GET /qr/{id}`: the address of an article as a code to scan, for WeChat, which has no link to share. */
export const GET = handler(async (request) => {
  const article = await getArticle(idSegment(request))
  if (!article) throw new ApiError('not_found')
  return new Response(renderSVG(settings().SITE_URL + articlePath(article), { border: 2 }), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
})
