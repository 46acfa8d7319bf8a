import { oncePerContent } from './once-per-content'
import { sanitise } from './sanitise'
import { present, type ArticleWords } from './present'
import { tidy } from './tidy'

/** Articles whose HTML is kept; one takes about 20 KB. */
const keptArticles = 500

/**
 * The HTML of an article as the site shows it, in a language: tidied, sanitised, presented.
 * Sanitising is slow, so each content is treated once in a process (product decisions 2).
 */
export const articleHtml = oncePerContent(
  (content, _language, words: ArticleWords) => present(sanitise(tidy(content)), words),
  keptArticles,
)
