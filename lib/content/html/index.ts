import { createHash } from 'node:crypto'
import { sanitise } from './sanitise'
import { present, type ArticleWords } from './present'
import { tidy } from './tidy'

/** Articles whose HTML is kept; one takes about 20 KB. */
const keptArticles = 500

const kept = new Map<string, string>()

/**
 * The HTML of an article as the site shows it: tidied, sanitised, presented.
 * Sanitising is slow, so each content is treated once in a process, by its hash (decisions 2).
 */
export function articleHtml(content: string, language: string, words: ArticleWords): string {
  const key = createHash('sha256').update(`${language}\0${content}`).digest('base64')
  const known = kept.get(key)
  if (known !== undefined) return known
  const html = present(sanitise(tidy(content)), words)
  const oldest = kept.keys().next()
  if (kept.size >= keptArticles && !oldest.done) kept.delete(oldest.value)
  kept.set(key, html)
  return html
}
