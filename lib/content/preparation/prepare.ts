import { inEveryLanguage, languages } from '@/lib/domain/languages'
import { readingMinutes, wordsOfText } from '@/lib/domain/reading-time'
import { markdownOfHtml } from '@/lib/seo/markdown/markdown-of-html'
import { articleWords } from '../article-words'
import { nameAnchors } from '../html/anchors'
import { isBeyondBounds } from '../html/bounds'
import { nameFootnotes } from '../html/footnotes'
import { mediaChanges, type TextChanges } from '../html/media/changes'
import { keepTogether } from '../html/keep-together'
import { markCitations } from '../html/mark-citations'
import { nameHeadings } from '../html/outline'
import { portable } from '../html/portable'
import { present } from '../html/present'
import { startTags } from '../html/start-tags'
import { sanitise } from '../html/sanitise'
import { textOfHtml } from '../html/text'
import { tidy } from '../html/tidy'
import { withoutOrigin } from './origin'
import type { ArticleSource, PreparedArticle } from './prepared-article'

export interface Prepared {
  article: PreparedArticle
  isWhole: boolean
  changes: TextChanges
}

const codeElements = ['script', 'input', 'select', 'textarea']

const codeIn = (content: string): number =>
  startTags(content, codeElements).filter(({ attributes }) => attributes.get('type')?.toLowerCase() !== 'hidden').length

/** Tidied, sanitised, and presented for each use (product decisions 2). Slow; runs in the worker only. */
export function prepare({ content, language, page: path }: ArticleSource): Prepared {
  const page = withoutOrigin(path)
  const leftOut = { hidden: 0, revisions: 0 }
  const clean = sanitise(tidy(content, leftOut))
  const changes = { ...mediaChanges(clean), code: codeIn(content), ...leftOut }
  nameFootnotes(clean)
  const chapters = nameHeadings(clean)
  nameAnchors(clean)
  const citations = markCitations(clean)
  const copy = () => clean.cloneNode(true) as DocumentFragment
  const outside = portable(copy(), articleWords(language), page)
  keepTogether(clean)
  const html = inEveryLanguage(
    Object.fromEntries(languages.map((shown) => [shown, present(copy(), articleWords(shown), page)])),
  )
  const text = textOfHtml(html[language])
  const [minutes, wordCount] = [readingMinutes(text, language), wordsOfText(text)]
  const article = {
    html,
    chapters,
    minutes,
    wordCount,
    portable: outside,
    markdown: markdownOfHtml(outside),
    citations,
  }
  return { article, isWhole: !isBeyondBounds(content), changes }
}
