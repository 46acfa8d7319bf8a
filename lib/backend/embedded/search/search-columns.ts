import { fold, toMatchable } from '@/lib/domain/text'
import { searchText } from '@/lib/domain/search'
import { textOfHtml } from '@/lib/content/html/text'

interface Searchable {
  title?: string | null
  summary?: string | null
  html: string
}

/**
 * Columns used to search for an article: the title, the title without accents, and the words of its whole text in
 * their order, without and with accents (product decisions 2).
 */
export function searchColumns({ title, summary, html }: Searchable) {
  const matchable = toMatchable(title ?? '')
  return {
    titleMatch: matchable,
    titleFolded: fold(matchable),
    words: searchText(`${title ?? ''} ${summary ?? ''} ${textOfHtml(html)}`),
  }
}
