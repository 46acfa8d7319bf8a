import { longestQuery } from '@/lib/domain/paging'
import { meantByList } from '@/lib/domain/search/meant-by-list'
import { toArticleSummary, wireFoundArticles, type WireArticle } from '../contract/article'
import type { FoundArticles, SearchQuery } from '../model'
import type { Backend } from '../port'
import type { GetAddition } from './additions'
import type { withSiteImages } from './images/with-site-images'
import { pageOf } from './list-pages'

export function queryString(query: Record<string, string | number | undefined>): string {
  const inputs = Object.entries(query).map(([name, value]) => [name, String(value ?? '')])
  return new URLSearchParams(inputs).toString()
}

/** The spec's backend knows only "title contains". What finds nothing as typed is searched as it was meant. */
async function searchList(
  { query, language, page, limit, titlesOnly, type }: SearchQuery,
  listArticles: Backend['listArticles'],
): Promise<FoundArticles> {
  const list = (search: string) => listArticles({ ...(type && { type }), search, language, page, limit })
  const asTyped = await list(query)
  const meant = titlesOnly || asTyped.total > 0 ? query : meantByList(query, language)
  // A backend may refuse a longer query.
  if (meant === query || meant.length > longestQuery) return asTyped
  const asMeant = await list(meant)
  return asMeant.total > 0 ? { ...asMeant, understood: meant } : asTyped
}

/** Searches by the call that only another instance of this site has, or else by the list of articles. */
export async function searchRemotely(
  query: SearchQuery,
  { getAddition, here }: { getAddition: GetAddition; here: ReturnType<typeof withSiteImages> },
  listArticles: Backend['listArticles'],
): Promise<FoundArticles> {
  const { query: words, language, page, limit, titlesOnly, type, year } = query
  if (words.trim() === '') return { items: [], page, limit, total: 0 }
  const path = `/search?${queryString({ q: words, in: titlesOnly ? 'title' : '', page, limit, language: language.toUpperCase(), ...(type && { type }), ...(year && { year }) })}`
  const result = await getAddition(path, wireFoundArticles)
  if (!result) return searchList(query, listArticles)
  const foundOf = (wire: WireArticle) => ({
    ...here.summary(toArticleSummary(wire, { language })),
    ...(wire.excerpt !== undefined && { excerpt: wire.excerpt }),
  })
  const { articles, beside, leftOut, pagination, related, understood } = result
  return {
    ...pageOf({ items: articles.map(foundOf), leftOut, total: pagination?.total }, { page, limit }),
    ...(understood && { understood }),
    ...(related.length > 0 && { related: related.map(foundOf) }),
    ...(beside && {
      beside: {
        people: beside.people.map(here.member),
        partners: beside.partners.map(here.partner),
        // The register of another instance has no pages here.
        legalTexts: [],
      },
    }),
  }
}
