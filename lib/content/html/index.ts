import { nameHeadings, type Heading } from './outline'
import { oncePerContent } from './once-per-content'
import { sanitise } from './sanitise'
import { present, type ArticleWords } from './present'
import { textOfHtml } from './text'
import { tidy } from './tidy'

/** Maximum number of cached articles; one takes about 20 KB. */
const maxCachedArticles = 500

export interface ArticleBody {
  html: string
  chapters: Heading[]
  /** The plain text. */
  text: string
}

/**
 * The text of an article as the site shows it, in a language: tidied, sanitised, with ids on its headings, and prepared
 * for display.
 * Sanitising is slow, so each content is processed once per process (product decisions 2).
 */
export const articleBody = oncePerContent((content, _language, words: ArticleWords): ArticleBody => {
  const fragment = sanitise(tidy(content))
  const chapters = nameHeadings(fragment)
  const html = present(fragment, words)
  return { html, chapters, text: textOfHtml(html) }
}, maxCachedArticles)
