import type { Language } from '../languages'
import { isHan, wordsInOrder } from '../search'
import { piece } from '../word-pieces'
import { fold } from '../text'

/** A phrase of everyday language, and what texts of law say for it: "mở công ty", "thành lập doanh nghiệp". */
export interface Synonym {
  phrase: string
  full: string[]
}

/** A word of a phrase or of a query, as the two are compared. */
export interface SynonymWord {
  /** Without case and accents; of English the stem. */
  key: string
  /** In lower case, with accents. */
  written: string
  /** Whether it has none. */
  isPlain: boolean
}

interface SynonymWords {
  words: SynonymWord[]
  full: string[]
}

/** Synonyms that are ready to be looked up. */
export interface SynonymTable {
  /** By the key of their first word, the longest first. */
  byFirst: ReadonlyMap<string, SynonymWords[]>
  /** Finds the longest phrase of Chinese in a text; undefined if there are none. */
  chinese: RegExp | undefined
  /** What stands for a phrase of Chinese. */
  ofChinese: ReadonlyMap<string, string[]>
}

const englishEnding = /(?<=^.{3,})(?:ying|ies|ing|ed|es|s|e|y)$/

/** What a word has in common with its other forms: "opening" and "opens", "setting" and "set". Not for readers. */
const stemOf = (word: string) => word.replace(englishEnding, '').replace(/([bdglmnprt])\1$/, '$1')

/** Words that stand between those of a phrase: "open a company". */
const articles = new Set('a an the my our your'.split(' '))

/** The same in Vietnamese, as they are written: without accents they may be other words. */
const vietnameseArticles = new Set('một cái chiếc bản các những giúp hộ giùm'.split(' '))

/** The words that a phrase is compared by. */
export function comparedWords(text: string, language: Language): SynonymWord[] {
  const words = wordsInOrder(text).map(({ folded, written }) => ({
    key: folded,
    written,
    isPlain: written === fold(written),
  }))
  if (language === 'vi') return words.filter(({ written }) => !vietnameseArticles.has(written))
  if (language === 'zh') return words
  return words.filter(({ key }) => !articles.has(key)).map((word) => ({ ...word, key: stemOf(word.key) }))
}

const isChinese = (text: string) => isHan(text) && text.match(piece)?.[0] === text

/** Whether the left side of a line is a phrase, so no abbreviation: several words, Chinese, or a word as "sếp". */
export const isPhrase = (text: string): boolean =>
  isChinese(text) || (text.match(piece)?.length ?? 0) > 1 || (text === text.toLowerCase() && text !== fold(text))

/** Makes synonyms ready to be looked up. */
export function synonymTable(rows: readonly Synonym[], language: Language): SynonymTable {
  const ofChinese = new Map(rows.filter(({ phrase }) => isChinese(phrase)).map(({ phrase, full }) => [phrase, full]))
  const chinese = [...ofChinese.keys()].toSorted((a, b) => b.length - a.length)
  const others = rows
    .filter(({ phrase }) => !isChinese(phrase))
    .map(({ phrase, full }) => ({ words: comparedWords(phrase, language), full }))
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length)
  return {
    byFirst: Map.groupBy(others, ({ words }) => words[0]?.key ?? ''),
    // Texts of one script have no characters that mean something in a pattern.
    chinese: chinese.length > 0 ? new RegExp(chinese.join('|'), 'g') : undefined,
    ofChinese,
  }
}

/** Accents that are typed must be there, those that are not typed may be. */
const isMeant = (typed: SynonymWord, sought: SynonymWord | undefined) =>
  typed.key === sought?.key && (typed.isPlain || typed.written === sought.written)

/**
 * The longest phrase that begins with the first of some tokens, each given by its words, and how many tokens it takes.
 * A token without words stands between others.
 */
export function synonymAt(
  tokens: readonly (readonly SynonymWord[])[],
  { byFirst }: SynonymTable,
): { length: number; full: string[] } | undefined {
  const first = tokens[0]?.[0]
  for (const { words, full } of (first && byFirst.get(first.key)) ?? []) {
    let [at, length] = [0, 0]
    while (at < words.length) {
      const token = tokens[length]
      if (!token?.every((typed, i) => isMeant(typed, words[at + i]))) break
      at += token.length
      length += 1
    }
    if (at === words.length) return { length, full }
  }
  return undefined
}

/** A text of Chinese, taken apart into phrases that have synonyms and what stands between them. */
export function chineseParts(text: string, { chinese, ofChinese }: SynonymTable): { text: string; full?: string[] }[] {
  const parts: { text: string; full?: string[] }[] = []
  let end = 0
  for (const { 0: phrase, index } of chinese ? text.matchAll(chinese) : []) {
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: phrase, full: ofChinese.get(phrase) ?? [] })
    end = index + phrase.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
