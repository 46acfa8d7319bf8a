import { tooLong } from './errors'

/** Maximum characters of an article, as in the database. */
const longestText = 500_000

export function textError(html: string): string | undefined {
  if (html === '') return 'the article has no text'
  return html.length > longestText ? `the text ${tooLong(html.length, longestText)}` : undefined
}
