import { toNfc } from '../nfc'

/**
 * A run of Chinese characters, or a word in any other script. SQLite's index ends words at some letters that no longer
 * count as marks (New Tai Lue, Vedic).
 */
export const piece = /\p{Script=Han}+|(?:(?![\p{Script=Han}\u19b0-\u19c9\u1cf2\u1cf3])[\p{Letter}\p{Number}])+/gu

const kinds = { unknown: 0, between: 1, ofWord: 2, chinese: 3, special: 4 } as const

const kindOfUnit = new Uint8Array(0x1_0000)

/** Vowels and final consonants of Korean, which NFC joins with what stands before them. */
const isJoined = (code: number) => code >= 0x1160 && code <= 0x11ff

/** `special` is what one unit does not decide: half of a pair, a mark, what is another character in NFC. */
function findKind(code: number): number {
  const unit = String.fromCharCode(code)
  if (/[\p{Surrogate}\p{Mark}]/u.test(unit) || isJoined(code) || toNfc(unit) !== unit) return kinds.special
  const [result] = unit.match(piece) ?? []
  if (result === undefined) return kinds.between
  return /\p{Script=Han}/u.test(unit) ? kinds.chinese : kinds.ofWord
}

const matched = (text: string): string[] =>
  toNfc(text)
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .match(piece) ?? []

/** The pieces of a text in lower case and NFC. A character is looked up once: a search takes hundreds apart. */
export function piecesOf(text: string): string[] {
  const lower = text.toLowerCase()
  const pieces: string[] = []
  let start = 0
  let last: number = kinds.between
  for (let at = 0; at <= lower.length; at += 1) {
    let kind: number = kinds.between
    if (at < lower.length) {
      const code = lower.charCodeAt(at)
      kind = kindOfUnit[code] || (kindOfUnit[code] = findKind(code))
    }
    if (kind === kinds.special) return matched(text)
    if (kind === last) continue
    if (last !== kinds.between) pieces.push(lower.slice(start, at))
    start = at
    last = kind
  }
  return pieces
}
