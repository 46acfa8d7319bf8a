import { normalized, toNfc } from './nfc'

const pairs = (letters: string, latin: string): [string, string][] =>
  Array.from(letters, (letter, i) => [letter, latin[i] ?? ''])

/** Letters that Unicode does not decompose, and Cyrillic ones that look like Latin ones, with what they stand for. */
const substitutes = new Map([
  ...pairs('đĐðÐɖƉłŁøØıħĦŧŦƀɓɗɨʉ', 'dDdDdDlLoOihHtTbbdiu'),
  ...pairs('аАвВеЕіІјЈкКмМнНоОрРсСтТуУхХѕЅһҺ', 'aAbBeEiIjJkKmMhHoOpPcCtTyYxXsShH'),
  ...Object.entries({ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', þ: 'th', Þ: 'TH' }),
])

const substituted = new RegExp(`[${[...substitutes.keys()].join('')}]`, 'g')

export const withLatinLetters = (text: string): string =>
  text.replace(substituted, (letter) => substitutes.get(letter) ?? letter)

/** A text with the Vietnamese đ where another letter of its look was typed, such as eth. */
export const withVietnameseD = (text: string): string => text.replace(/[ÐƉ]/g, 'Đ').replace(/[ðɖ]/g, 'đ')

export function withoutControlCharacters(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '')
}

export const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

const isAscii = /^[\0-\x7f]*$/

/** Removes case and accents: "Đăng ký" and "dang ky" become equal (product decisions 2). */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase()
  return withLatinLetters(normalized(text, 'NFD').replace(/\p{Mark}/gu, ''))
    .toLowerCase()
    .normalize('NFC')
}

export const longestSlug = 80

/** An ASCII slug of at most 80 characters. Empty if the text has no Latin letter or digit, like a Chinese title. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')
}

/** A title for "contains, case-insensitive" (spec 5). LIKE's wildcards become full-width, so "50%" is literal. */
export function toMatchable(text: string): string {
  return toNfc(withoutControlCharacters(text))
    .toLowerCase()
    .replace(/%/g, '％')
    .replace(/_/g, '＿')
    .replace(/\\/g, '＼')
    .trim()
}

/** Letters and marks of Vietnamese and English in NFC: each code unit is a grapheme. */
const unitsAreGraphemes = /^[\x20-\u02ff\u1e00-\u1eff\u2010-\u2027]*$/

/** Cuts a text to `length` graphemes plus an ellipsis, if it is longer (spec 9: 35 for menu and breadcrumb). */
export function cut(text: string, length: number): string {
  // A grapheme has one code unit or more. Finding graphemes is expensive, and most texts are short.
  if (text.length <= length) return text
  const whole = toNfc(text)
  if (unitsAreGraphemes.test(whole)) return whole.length > length ? `${whole.slice(0, length)}…` : text
  let count = 0
  for (const { index } of graphemesOf(whole)) {
    if (count === length) return `${whole.slice(0, index)}…`
    count += 1
  }
  return text
}

export function firstGrapheme(text: string): string {
  if (unitsAreGraphemes.test(text.slice(0, 2))) return text.charAt(0)
  for (const part of graphemesOf(toNfc(text))) return part.segment
  return ''
}

export function initials(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => firstGrapheme(word ?? ''))
    .join('')
    .toUpperCase()
}

let segmenter: Intl.Segmenter | undefined

const letterWithMarks = /\P{Mark}\p{Mark}*|\p{Mark}+/gu

/** The graphemes of a text with their places. Firefox before 125 has no segmenter: a letter with its marks is one. */
export function* graphemesOf(text: string): Generator<{ segment: string; index: number }> {
  if ('Segmenter' in Intl) {
    segmenter ??= new Intl.Segmenter('vi', { granularity: 'grapheme' })
    yield* segmenter.segment(text)
  } else for (const { 0: segment, index } of text.matchAll(letterWithMarks)) yield { segment, index }
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\p{Emoji_Presentation}]/u

const widthOfLetter = (letter: string) => (wide.test(letter) ? 2 : 1)

const letters = (text: string) => Array.from(graphemesOf(text), (part) => part.segment)

export function widthOf(text: string): number {
  return letters(text).reduce((width, letter) => width + widthOfLetter(letter), 0)
}

const ellipsis = ' …'

/** Cuts a text to a width as search engines do: after a whole word of the second half, the ellipsis included. */
export function cutToWidth(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let [cut, room] = ['', width - ellipsis.length]
  for (const letter of letters(text)) {
    room -= widthOfLetter(letter)
    if (room < 0) break
    cut += letter
  }
  const endsAWord = /\s/.test(text.charAt(cut.length))
  const wholeWords = endsAWord ? cut : cut.slice(0, Math.max(0, cut.search(/\s\S*$/)))
  return `${(wholeWords.length > cut.length / 2 ? wholeWords : cut).trimEnd()}${ellipsis}`
}
