import type { Language } from '../languages'
import { kindOfWords } from '../citations/kinds'
import { foldWord } from '../search'
import { piece } from '../word-pieces'
import { fold } from '../text'
import { defaultAbbreviations } from './default-abbreviations'
import { syllableOf } from './syllables'
import { isPhrase, synonymTable, type SynonymTable } from './synonyms'

/** An abbreviation, or a phrase of everyday language, and what it stands for; several texts if it is ambiguous. */
export interface Abbreviation {
  short: string
  full: string[]
}

/** What a list may have in a language. Bounds the work of a search. */
export const abbreviationLimits = { rows: 500, short: 15, full: 100, words: 12, meanings: 5 } as const

/** The abbreviations of a language, by folded words with one space between. */
export interface AbbreviationTable {
  /** Full texts by abbreviation. */
  full: ReadonlyMap<string, string[]>
  /** Abbreviations by full text, without those that would be found as other words. */
  short: ReadonlyMap<string, string[]>
  /** Abbreviations that are words, too, if folded. They are understood in capitals only, … */
  alsoWords: ReadonlySet<string>
  /** … but for those that would have a tone as words, in a query with accents: "thuế vat". */
  alwaysToned: ReadonlySet<string>
  /** Words of the longest full text that begins with a word. */
  longestFrom: ReadonlyMap<string, number>
  /** The word for a law, where laws are called by its first letter. */
  lawWord: string | undefined
  /** Phrases of everyday language, which are looked up in one direction. */
  synonyms: SynonymTable
}

const englishWords = new Set(['it', 'pit', 'bod'])

/** Whether a folded abbreviation is a word, too: "ai" and "vat" in Vietnamese, "it" in English. */
const isWord: Record<Language, (key: string) => boolean> = {
  vi: (key) => syllableOf(key) !== undefined,
  en: (key) => englishWords.has(key),
  zh: () => false,
}

const wordsOf = (text: string): string[] => (fold(text).match(piece) ?? []).map(foldWord)

const keyOf = (text: string) => wordsOf(text).join(' ')

function grouped(entries: [key: string, value: string][]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [key, value] of entries) groups.set(key, [...new Set([...(groups.get(key) ?? []), value])])
  return groups
}

function longestFrom(texts: readonly string[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>()
  for (const words of texts.map((text) => text.split(' ')))
    longest.set(words[0] ?? '', Math.max(words.length, longest.get(words[0] ?? '') ?? 0))
  return longest
}

const partsOf = (text: string, separator: string) => text.split(separator).map((part) => part.trim())

function isFull(text: string): boolean {
  const words = wordsOf(text)
  return text.length <= abbreviationLimits.full && words.length > 0 && words.length <= abbreviationLimits.words
}

/** One word that is no longer than an abbreviation, or words with a space between. */
function isShort(text: string): boolean {
  const words = text.match(piece) ?? []
  return words.length > 1
    ? words.join(' ') === text && isFull(text)
    : text.length <= abbreviationLimits.short && words[0] === text
}

function rowOf(line: string): Abbreviation | undefined {
  const [short = '', meanings = '', ...rest] = partsOf(line, '=')
  const full = partsOf(meanings, '|')
  const isRight = isShort(short) && full.every(isFull) && full.length <= abbreviationLimits.meanings
  return isRight && rest.length === 0 ? { short, full } : undefined
}

/**
 * Reads a list as staff write it: "TNHH = trách nhiệm hữu hạn" in a line, several meanings with "|" between. Several
 * words on the left are a phrase of everyday language: "mở công ty = thành lập doanh nghiệp". `faults` are the numbers
 * of lines, from 1, that are not so or are too many.
 */
export function readAbbreviations(list: string): { rows: Abbreviation[]; faults: number[] } {
  const rows: Abbreviation[] = []
  const faults: number[] = []
  for (const [i, line] of list.normalize('NFC').split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const row = rows.length < abbreviationLimits.rows ? rowOf(line) : undefined
    if (row) rows.push(row)
    else faults.push(i + 1)
  }
  return { rows, faults }
}

/** Makes abbreviations ready to be looked up, in both directions. */
export function abbreviationTable(all: readonly Abbreviation[], language: Language): AbbreviationTable {
  const rows = all.filter(({ short }) => !isPhrase(short))
  const phrases = all.filter(({ short }) => isPhrase(short))
  const alsoWords = new Set(rows.map(({ short }) => keyOf(short)).filter(isWord[language]))
  const sought = rows.filter(({ short, full }) => full.length === 1 && !alsoWords.has(keyOf(short)))
  const short = grouped(
    sought.flatMap((row) => row.full.map((text): [string, string] => [keyOf(text), keyOf(row.short)])),
  )
  return {
    full: grouped(rows.flatMap((row) => row.full.map((text): [string, string] => [keyOf(row.short), text]))),
    short,
    alsoWords,
    alwaysToned: new Set(language === 'vi' ? [...alsoWords].filter((key) => /(?:c|ch|p|t)$/.test(key)) : []),
    longestFrom: longestFrom([...short.keys()]),
    lawWord: language === 'vi' ? 'luật' : undefined,
    synonyms: synonymTable(
      phrases.map((row) => ({ phrase: row.short, full: row.full })),
      language,
    ),
  }
}

const tableOf = (language: Language) =>
  abbreviationTable(readAbbreviations(defaultAbbreviations[language]).rows, language)

/** The tables of a site whose staff have not changed the lists. */
export const defaultTables = { vi: tableOf('vi'), en: tableOf('en'), zh: tableOf('zh') } satisfies Record<
  Language,
  AbbreviationTable
>

/**
 * The full texts that a typed abbreviation may stand for, with or without accents. Empty for other words. `isAccented`
 * says whether the query has accents.
 */
export function fullTexts(typed: string, table: AbbreviationTable, isAccented: boolean): string[] {
  const key = fold(typed)
  const isAbbreviation = typed === typed.toUpperCase() || (isAccented && typed === key && table.alwaysToned.has(key))
  if (table.alsoWords.has(key) && !isAbbreviation) return []
  return table.full.get(key) ?? lawsOf(key, table)
}

/** "luật doanh nghiệp" for "ldn": a law is often called by L and the abbreviation of what it is about. */
function lawsOf(key: string, table: AbbreviationTable): string[] {
  const rest = key.startsWith('l') && key.length > 2 && syllableOf(key) === undefined ? key.slice(1) : ''
  const about = table.alsoWords.has(rest) ? undefined : table.full.get(rest)
  return table.lawWord !== undefined && about?.length === 1 ? [`${table.lawWord} ${about[0]}`] : []
}

/** An abbreviation with a number in one word: "NQ68". */
const withNumber = /^(\p{Letter}{1,8})(\d{1,4})$/u

/**
 * What stands for an abbreviation that has a number in the same word: "nghị quyết" and 68 for "NQ68". Texts of law go
 * before other meanings. Undefined for other words.
 */
export function numberedTexts(
  typed: string,
  table: AbbreviationTable,
): { short: string; texts: string[]; number: string } | undefined {
  const [, letters = '', number = ''] = withNumber.exec(typed) ?? []
  const short = fold(letters)
  const meanings = table.lawWord !== undefined && short === 'l' ? [table.lawWord] : (table.full.get(short) ?? [])
  if (meanings.length === 0) return undefined
  const laws = meanings.filter((meaning) => kindOfWords(fold(meaning)) !== undefined)
  return { short, number, texts: laws.length > 0 ? laws : meanings }
}

/** The abbreviations, in lower case and without accents, of folded words with one space between. */
export const abbreviationsOf = (words: string, { short }: AbbreviationTable): string[] => short.get(words) ?? []

/** Letters with dots between them, and perhaps one behind: "h.đ.l.đ", "B.H.X.H.", "c.ty". */
const dotted = /(?<![\p{Letter}\p{Number}.])\p{Letter}{1,3}(?:\.\p{Letter}{1,3})+\.?(?![\p{Letter}\p{Number}])/gu

/** A query with its abbreviations without dots. Other words with dots stay as they are. */
export const withoutDots = (query: string, table: AbbreviationTable): string =>
  query.replace(dotted, (found) => {
    const joined = found.replaceAll('.', '')
    return fullTexts(joined, table, false).length > 0 ? joined : found
  })
