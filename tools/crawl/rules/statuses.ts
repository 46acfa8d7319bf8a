import { metas } from '../page'
import type { Problem, Rule } from '../site'

const isPage = (headers: Headers) => /^text\/html\b/.test(headers.get('content-type') ?? '')

/** A missing resource has status 404, and a page shown instead may not be indexed. */
export const missing: Rule = ({ missing: asked }) =>
  asked.flatMap((page): Problem[] => [
    ...(page.status === 404 ? [] : [{ page: page.address, what: `is missing and answers ${page.status}` }]),
    ...(!isPage(page.headers) || metas(page, 'robots').some((reported) => /\bnoindex\b/.test(reported))
      ? []
      : [{ page: page.address, what: 'is missing and may be indexed' }]),
  ])

/** A conditional request with the page's ETag or Last-Modified gets status 304. */
export const unchanged: Rule = ({ again }) =>
  again.flatMap(({ address, byETag, byDate }): Problem[] =>
    Object.entries({ ETag: byETag, 'Last-Modified': byDate }).flatMap(([mark, status]) =>
      status === 304
        ? []
        : [{ page: address, what: status === undefined ? `has no ${mark}` : `answers ${status} to its own ${mark}` }],
    ),
  )

/** Search results are followed but not indexed (product decisions 3). */
export const searches: Rule = ({ searches: results }) =>
  results.flatMap(({ language, page }): Problem[] => {
    const reported = metas(page, 'robots').join(', ')
    return [
      ...(page.status === 200 ? [] : [{ page: page.address, what: `answers ${page.status}` }]),
      ...(/\bnoindex\b/.test(reported) && /\bfollow\b/.test(reported) && !/\bnofollow\b/.test(reported)
        ? []
        : [{ page: page.address, what: `says “${reported}” to robots in ${language}` }]),
    ]
  })
