import { fold, toMatchable } from '@/lib/domain/text'
import { searchText } from '@/lib/domain/search/words'
import { titleWords } from '@/lib/domain/search/title-words'
import { typeWord } from '@/lib/domain/search/kinds'
import type { ArticleType } from '@/lib/domain/sections'
import { textOfHtml } from '@/lib/content/html/text'

/** Increment it when stored articles would get other columns: a background job fills them again. */
export const searchColumnsVersion = 2

interface Searchable {
  title?: string | null
  summary?: string | null
  html: string
  /** The section. Its word lets a search for "khóa học …" find courses that do not say so. */
  type?: ArticleType | null
}

/**
 * Columns used to search for an article: the title, the title without accents, and the words of its whole text in
 * their order, without and with accents (product decisions 2). Before them stand words that no text has: for the
 * section, and for what is in the title, so that these are found by the same index.
 */
export function searchColumns({ title, summary, html, type }: Searchable) {
  const matchable = toMatchable(title ?? '')
  return {
    titleMatch: matchable,
    titleFolded: fold(matchable),
    words: [
      ...(type ? [typeWord(type)] : []),
      ...titleWords(title ?? ''),
      searchText(`${title ?? ''} ${summary ?? ''} ${textOfHtml(html)}`),
    ].join(' '),
  }
}
