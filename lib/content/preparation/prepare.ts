import { inEveryLanguage, languages } from '@/lib/domain/languages'
import { readingMinutes } from '@/lib/domain/reading-time'
import { markdownOfHtml } from '@/lib/markdown/markdown-of-html'
import { articleWords } from '../article-words'
import { isBeyondBounds } from '../html/bounds'
import { nameFootnotes } from '../html/footnotes'
import { markCitations } from '../html/mark-citations'
import { nameHeadings } from '../html/outline'
import { portable } from '../html/portable'
import { present } from '../html/present'
import { sanitise } from '../html/sanitise'
import { textOfHtml } from '../html/text'
import { tidy } from '../html/tidy'
import type { ArticleSource, PreparedArticle } from './prepared-article'

/** The forms of an article, and whether they have its formatting: markup beyond the limits is reduced to its text. */
export interface Prepared {
  article: PreparedArticle
  isWhole: boolean
}

/**
 * Makes the forms of an article: tidies its HTML, sanitises it, and presents it for each use (product decisions 2).
 * Slow; runs in the worker only.
 */
export function prepare({ content, language, page }: ArticleSource): Prepared {
  const clean = sanitise(tidy(content))
  nameFootnotes(clean)
  const citations = markCitations(clean)
  const copy = () => clean.cloneNode(true) as DocumentFragment
  const outside = portable(copy(), { page, words: articleWords(language) })
  const chapters = nameHeadings(clean)
  const html = inEveryLanguage(
    Object.fromEntries(languages.map((shown) => [shown, present(copy(), articleWords(shown))])),
  )
  const minutes = readingMinutes(textOfHtml(html[language]), language)
  const article = { html, chapters, minutes, portable: outside, markdown: markdownOfHtml(outside), citations }
  return { article, isWhole: !isBeyondBounds(content) }
}
