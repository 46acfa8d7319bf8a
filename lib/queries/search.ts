import 'server-only'
import type { FoundArticles } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { searchPageSize } from '@/lib/domain/paging'
import { searchPath } from '@/lib/domain/paths'
import { read } from './read'

/**
 * A page of search results (spec 7: a hundred a page). Not cached, because queries are unlimited. A query that fails in
 * the backend affects only search results.
 */
export async function searchArticles(query: string, language: Language, page: number): Promise<FoundArticles> {
  return read(
    (from) => from.searchArticles({ query, language, page, limit: searchPageSize, titlesOnly: false }),
    searchPath,
  )
}
