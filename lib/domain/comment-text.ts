import { cleanText } from './clean-text'

/** Characters of the longest comment. */
export const longestComment = 10_000

/**
 * A comment as it is stored: cleaned, without outer whitespace and runs of blank lines. Empty if nothing in it is
 * visible.
 */
export function tidyComment(typed: string): string {
  return cleanText(typed.replace(/\r\n?/g, '\n').toWellFormed())
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .trim()
}

/** Length in code points, so that emoji and rare Chinese characters count one each. */
export const lengthOf = (text: string): number => Array.from(text).length
