import type { Language } from '../languages'
import { withVietnameseD, fold } from '../text'
import { normalized, toNfc } from '../nfc'
import { piecesOf } from './pieces'

/**
 * What was typed into a search, in NFC: with the Vietnamese đ, without invisible characters of pasted texts, and with
 * the full-width letters and digits of Chinese keyboards as usual ones. Full-width signs stay, because Chinese titles have them.
 */
export const toQuery = (typed: string): string =>
  withVietnameseD(toNfc(typed))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/g, (wide) => normalized(wide, 'NFKC'))

export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text)

const pairs = (characters: string[]) => characters.slice(1).map((character, i) => `${characters[i]}${character}`)

/** Syllables with i or y at their end ("pháp lí", "pháp lý"): laws and most texts have y. */
const withI = /^([hklmst]|qu)([iìíỉĩị])$/u
const yOf: Record<string, string> = { i: 'y', ì: 'ỳ', í: 'ý', ỉ: 'ỷ', ĩ: 'ỹ', ị: 'ỵ' }

const withY = (word: string): string =>
  word.replace(withI, (_, start: string, end: string) => `${start}${yOf[end] ?? end}`)

const either = /(?<![\p{Letter}\p{Number}])([hklmst]|qu)[iy](?![\p{Letter}\p{Number}])/gu

export const eitherSpellings = (folded: string): string[] => [
  ...new Set([folded, folded.replace(either, '$1y'), folded.replace(either, '$1i')]),
]

/** Vowels that end a word with the tone on the last one, and with it where it is placed today: "hoà", "hòa". */
const placed = new Map(
  ['oà òa', 'oá óa', 'oả ỏa', 'oã õa', 'oạ ọa', 'oè òe', 'oé óe', 'oẻ ỏe', 'oẽ õe', 'oẹ ọe', 'uỳ ùy', 'uý úy', 'uỷ ủy']
    .concat(['uỹ ũy', 'uỵ ụy'])
    .map((pair) => pair.split(' ') as [string, string]),
)

const withPlacedTone = (word: string): string =>
  word.replace(/(?<!q)[ou][àáảãạèéẻẽẹỳýỷỹỵ]$/u, (vowels) => placed.get(vowels) ?? vowels)

export const foldWord = (word: string): string => withY(fold(word))

export interface Word {
  written: string
  folded: string
}

/** Words that were taken apart lately. Texts have the same ones again and again. */
const known = new Map<string, Word>()
const maxKnown = 20_000

function wordOf(result: string): Word {
  const before = known.get(result)
  if (before) return before
  const word = { written: withY(withPlacedTone(withVietnameseD(result))), folded: foldWord(result) }
  if (known.size >= maxKnown) known.clear()
  known.set(result, word)
  return word
}

export const textWord = (word: string): Word => wordOf(word.toLowerCase())

function wordsOf(text: string, split: (characters: string[]) => string[]): Word[] {
  const words: Word[] = []
  for (const result of piecesOf(text))
    if (isHan(result)) for (const each of split(Array.from(result))) words.push({ written: each, folded: each })
    else words.push(wordOf(result))
  return words
}

/** The words of a text in their order. Chinese has no spaces, so every pair stands for a word (product decisions 2). */
export function wordsInOrder(text: string): Word[] {
  return wordsOf(text, (characters) => (characters.length > 1 ? pairs(characters) : characters))
}

/**
 * What a text is found by: its folded words in their order, then the same words as they are written, if there are
 * accents. Of Chinese, every character and every pair (product decisions 2).
 */
export function searchText(text: string): string {
  const words = wordsOf(text, (characters) => [...characters, ...pairs(characters)])
  const isAccented = words.some(({ written, folded }) => written !== folded)
  return [...words.map(({ folded }) => folded), ...(isAccented ? words.map(({ written }) => written) : [])].join(' ')
}

/** The distinct folded words that a match must contain: a single Chinese character alone, longer runs by pairs. */
export function queryWords(query: string): string[] {
  return [...new Set(wordsInOrder(query).map(({ folded }) => folded))]
}

const endings = /(?:ations|ation|ings|ing|ies|ers|er|es|ed|s|e|y)$/

export function englishStem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || word.endsWith('ss')) return word
  const stem = word.replace(endings, '')
  return stem.length >= 3 ? stem : word
}

export const formIn = (folded: string, language: Language): string => (language === 'en' ? englishStem(folded) : folded)
