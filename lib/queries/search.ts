import 'server-only'
import { connection } from 'next/server'
import type { FoundArticles, SearchQuery } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { yearsOf } from '@/lib/domain/dates'
import { searchPageSize } from '@/lib/domain/paging'
import { searchPath, type SearchFilters } from '@/lib/domain/paths'
import { meantByList } from '@/lib/domain/search/meant-by-list'
import { pagesNamedBy, type NamedPage } from '@/lib/http/i18n/named-pages'
import { getLegalTexts } from './legal-texts'
import { read } from './read'

/** A page of search results (spec 7: a hundred a page). Queries are not cached, and fail for this page alone. */
export async function searchArticles(
  query: string,
  language: Language,
  { page, ...filters }: SearchFilters & Pick<SearchQuery, 'page' | 'brief'>,
): Promise<FoundArticles> {
  // The router asks for the screen in advance. Next would begin to search for it, and log an error.
  await connection()
  return read(
    (from) => from.searchArticles({ query, language, page, limit: searchPageSize, titlesOnly: false, ...filters }),
    searchPath,
  )
}

export const yearsOfFound = ({ items }: FoundArticles): number[] => yearsOf(items.map(({ createDate }) => createDate))

export async function yearsFound(
  query: string,
  language: Language,
  { type, year }: { type: SearchFilters['type']; year: number },
): Promise<number[]> {
  const years = yearsOfFound(await searchArticles(query, language, { page: 1, type, brief: true }))
  return [...new Set([...years, year])].sort((a, b) => b - a)
}

export async function findNamedPages(
  query: string,
  language: Language,
  { isComplete, understood }: { isComplete: boolean; understood?: string | undefined },
): Promise<NamedPage[]> {
  const asTyped = pagesNamedBy(query, language, { isComplete })
  const isMeant = isComplete && asTyped.length === 0
  const results = isMeant ? pagesNamedBy(understood ?? meantByList(query, language), language, { isComplete }) : asTyped
  const mayShowRegister = !results.some((page) => page.isRegister) || (await getLegalTexts(1)).total > 0
  return mayShowRegister ? results : results.filter((page) => !page.isRegister)
}
