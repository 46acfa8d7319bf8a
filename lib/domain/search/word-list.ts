import { Converter } from 'opencc-js/t2cn'
import type { Language } from '../languages'
import { foldWord, formIn } from './words'
import { fold } from '../text'
import { piece } from './pieces'

let convert: ((text: string) => string) | undefined

function toSimplified(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text
  convert ??= Converter({ from: 't', to: 'cn' })
  return convert(text)
}

interface ListedWord {
  short: string
  full: string[]
}

export const wordListLimits = { rows: 1000, short: 15, full: 100, words: 12, meanings: 5 } as const

const countWords = (text: string) => text.match(piece)?.length ?? 0

const isFull = (text: string) =>
  text.length <= wordListLimits.full && countWords(text) > 0 && countWords(text) <= wordListLimits.words

const isShort = (text: string) =>
  countWords(text) > 1 ? isFull(text) : countWords(text) === 1 && text.length <= wordListLimits.short

const partsOf = (text: string, separator: string) => text.split(separator).map((part) => part.trim())

function rowOf(line: string): ListedWord | undefined {
  const [short = '', meanings = '', ...rest] = partsOf(line, '=')
  const full = partsOf(meanings, '|')
  const isRight = isShort(short) && full.every(isFull) && full.length <= wordListLimits.meanings
  return isRight && rest.length === 0 ? { short, full } : undefined
}

/**
 * Reads a list as staff write it: "TNHH = trách nhiệm hữu hạn" in a line, several meanings with "|" between. Several
 * words on the left are a phrase of everyday language: "mở công ty = thành lập doanh nghiệp". `errors` are the numbers
 * of lines, from 1, that are not so or are too many.
 */
export function readWordList(list: string): { rows: ListedWord[]; errors: number[] } {
  const rows: ListedWord[] = []
  const errors: number[] = []
  for (const [i, line] of list.normalize('NFC').split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const row = rows.length < wordListLimits.rows ? rowOf(line) : undefined
    if (row) rows.push(row)
    else errors.push(i + 1)
  }
  return { rows, errors }
}

export interface WordTable {
  /** What words stand for, by `keyOf`: full texts, and of a full text of several words its abbreviations. */
  meanings: ReadonlyMap<string, readonly string[]>
  /** Abbreviations that may be words without accents, "ai": they are understood in capitals only. */
  alsoWords: ReadonlySet<string>
  longest: number
}

const articles = new Set('a an the my our your to of for'.split(' '))

/** What words are looked up by: folded; of English the stems, without articles. */
export const keyOf = (text: string, language: Language): string =>
  (fold(text).match(piece) ?? [])
    .map(foldWord)
    .filter((word) => language !== 'en' || !articles.has(word))
    .map((word) => formIn(word, language))
    .join(' ')

const syllable = /^(?:[bcdghklmnpqrstvx]{0,3}[aeiouy]{1,3}(?:c|ch|m|n|ng|nh|p|t)?)$/

export const mayBeSyllable = (word: string): boolean => syllable.test(word)

export function wordTable(rows: readonly ListedWord[], language: Language): WordTable {
  const meanings = new Map<string, string[]>()
  const alsoWords = new Set<string>()
  const add = (text: string, meaning: string) => {
    const key = keyOf(text, language)
    const known = meanings.get(key) ?? []
    if (!known.includes(meaning)) meanings.set(key, [...known, meaning])
  }
  for (const { short, full } of rows) {
    for (const text of full) add(short, text)
    const key = keyOf(short, language)
    const isAbbreviation = countWords(short) === 1 && short === short.toUpperCase() && /[A-ZĐ]/.test(short)
    if (!isAbbreviation) continue
    if (language === 'vi' && mayBeSyllable(key)) alsoWords.add(key)
    else if (full.length === 1 && countWords(full[0] ?? '') > 1) add(full[0] ?? '', short)
  }
  const lengths = [...meanings.keys()].map((key) => (language === 'zh' ? key.length : key.split(' ').length))
  return { meanings, alsoWords, longest: Math.max(0, ...lengths) + (language === 'en' ? 2 : 0) }
}

/** Letters with dots between them, and perhaps one behind: "h.đ.l.đ", "B.H.X.H.", "c.ty". */
const dotted = /(?<![\p{Letter}\p{Number}.])\p{Letter}{1,3}(?:\.\p{Letter}{1,3})+\.?(?![\p{Letter}\p{Number}])/gu

/** An abbreviation with a number in one word: "NQ68". */
const numbered = /(?<![\p{Letter}\p{Number}])(\p{Letter}{1,8})(\d{1,4})(?![\p{Letter}\p{Number}])/gu

/** The letters of a number of law, if its digits do not follow them at once: "QH-15". */
const apartFromDigits = /(?<!\p{Letter})((?:UBTV)?QH)[\s.–-]{1,3}(?=\d{1,2}(?!\d))/giu

export const withListedWords = (query: string, language: Language, { meanings }: WordTable): string =>
  toSimplified(query)
    .replace(apartFromDigits, '$1')
    .replace(dotted, (result) => {
      const joined = result.replaceAll('.', '')
      return meanings.has(keyOf(joined, language)) ? joined : result
    })
    .replace(numbered, (match, letters: string, number: string) =>
      meanings.has(keyOf(letters, language)) ? `${letters} ${number}` : match,
    )

export const inFull = (query: string, language: Language, { alsoWords, meanings }: WordTable): string =>
  query.replace(piece, (word) => {
    const key = keyOf(word, language)
    const [only, ...others] = meanings.get(key) ?? []
    return only === undefined || others.length > 0 || (alsoWords.has(key) && word !== word.toUpperCase()) ? word : only
  })
