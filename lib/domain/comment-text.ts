import { withoutControlCharacters } from './text'

/** Characters of the longest comment. */
export const longestComment = 10_000

/** What takes no room on a page: spaces, marks of direction, joiners. */
export const invisible = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** A comment as it is stored: NFC, without control characters, blank ends and runs of blank lines; empty when there is nothing to be seen in it. */
export function tidyComment(typed: string): string {
  const text = withoutControlCharacters(typed.replace(/\r\n?/g, '\n').toWellFormed())
    .normalize('NFC')
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .trim()
  return text.replace(invisible, '') === '' ? '' : text
}

/** Length in code points, so that emoji and rare Chinese characters count one each. */
export const lengthOf = (text: string): number => Array.from(text).length
