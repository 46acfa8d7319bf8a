import { nameHeadings, type Heading } from './outline'
import { oncePerContent } from './once-per-content'
import { sanitise } from './sanitise'
import { present, type ArticleWords } from './present'
import { textOfHtml } from './text'
import { tidy } from './tidy'

/** Articles whose HTML is kept; one takes about 20 KB. */
const keptArticles = 500

export interface ArticleBody {
  html: string
  chapters: Heading[]
  /** The words alone. */
  text: string
}

/**
 * The text of an article as the site shows it, in a language: tidied, sanitised, its headings named, presented.
 * Sanitising is slow, so each content is treated once in a process (product decisions 2).
 */
export const articleBody = oncePerContent((content, _language, words: ArticleWords): ArticleBody => {
  const fragment = sanitise(tidy(content))
  const chapters = nameHeadings(fragment)
  const html = present(fragment, words)
  return { html, chapters, text: textOfHtml(html) }
}, keptArticles)
