import { toNfc } from './nfc'
import { withoutControlCharacters } from './text'

/** Characters of the longest comment. */
export const longestComment = 10_000

/** Characters that are not visible: spaces, direction marks, joiners. */
export const invisible = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/**
 * A comment as it is stored: in NFC, without control characters, outer whitespace and runs of blank lines. Empty if
 * nothing in it is visible.
 */
export function tidyComment(typed: string): string {
  const text = toNfc(withoutControlCharacters(typed.replace(/\r\n?/g, '\n').toWellFormed()))
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .trim()
  return text.replace(invisible, '') === '' ? '' : text
}

/** Length in code points, so that emoji and rare Chinese characters count one each. */
export const lengthOf = (text: string): number => Array.from(text).length
