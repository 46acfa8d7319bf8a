import { cleanText } from './clean-text'

export const longestComment = 10_000

export function tidyComment(typed: string): string {
  return cleanText(typed.replace(/\r\n?/g, '\n').toWellFormed())
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .trim()
}

/** Length in code points, so that emoji and rare Chinese characters count one each. */
export const lengthOf = (text: string): number => Array.from(text).length
