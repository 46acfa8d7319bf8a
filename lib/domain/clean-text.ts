import { normalized, toNfc } from './nfc'
import { withoutControlCharacters } from './text'

export const invisible = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** What copying leaves between letters: zero-width spaces, marks of byte order. */
const leftovers = /[\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/g

const joined =
  '\\p{Extended_Pictographic}\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}'
const [beforeJoiner, afterJoiner] = [
  new RegExp(`[${joined}\\uFE0F\\u{1F3FB}-\\u{1F3FF}]$`, 'u'),
  new RegExp(`^[${joined}]`, 'u'),
]

const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const [endOfEmbedding, endOfIsolate] = ['\u202C', '\u2069']

/** Levels of directions inside of each other, as in Unicode's algorithm. */
const maxLevels = 125

/** A line with the direction marks that are in pairs, without overrides, which turn the letters of a text around. */
function withPairedDirections(line: string): string {
  const isMarkKept = rightToLeft.test(line)
  const kept = new Set<number>()
  const open: { at: number; end: string; isKept: boolean }[] = []
  for (const { 0: sign, index: at } of line.matchAll(directions)) {
    if (/[\u061C\u200E\u200F]/.test(sign)) {
      if (isMarkKept) kept.add(at)
    } else if (sign !== endOfEmbedding && sign !== endOfIsolate) {
      const end = sign < '\u2066' ? endOfEmbedding : endOfIsolate
      if (open.length < maxLevels) open.push({ at, end, isKept: !/[\u202D\u202E]/.test(sign) })
    } else if (open.some(({ end }) => end === sign)) {
      let begun = open.pop()
      while (begun && begun.end !== sign) begun = open.pop()
      if (begun?.isKept) kept.add(begun.at).add(at)
    }
  }
  return line.replace(directions, (sign, at: number) => (kept.has(at) ? sign : ''))
}

/**
 * A text as it is stored, whoever typed, pasted or imported it: in NFC, without control characters, without invisible
 * ones that mean nothing, and without direction marks that have no pair. Empty if nothing in it is visible but spaces
 * that are not its own. Joiners of emoji and pairs of direction marks stay.
 */
export function cleanText(typed: string): string {
  const text = toNfc(withoutControlCharacters(typed).replace(leftovers, '')).replace(
    /[\u200C\u200D]/g,
    (joiner, at: number, whole: string) =>
      beforeJoiner.test(whole.slice(Math.max(0, at - 2), at)) && afterJoiner.test(whole.slice(at + 1, at + 3))
        ? joiner
        : '',
  )
  const paired = text.search(directions) < 0 ? text : text.split('\n').map(withPairedDirections).join('\n')
  return paired.search(ignorable) >= 0 && paired.replace(invisible, '') === '' ? '' : paired
}

export function cleanEmail(typed: string): string {
  const text = normalized(typed, 'NFKC').replace(ignorable, '').trim()
  const [, named] = /^[^<>]{0,200}<\s*([^\s<>]+)\s*>[\s,;]*$/.exec(text) ?? []
  return (named ?? text).replace(/^mailto:/i, '')
}

export const longestComment = 10_000

export function tidyComment(typed: string): string {
  return cleanText(typed.replace(/\r\n?/g, '\n').toWellFormed())
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .trim()
}

/** Length in code points, so that emoji and rare Chinese characters count one each. */
export const lengthOf = (text: string): number => Array.from(text).length
