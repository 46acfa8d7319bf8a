import type { Language } from '../languages'
import { formIn, isHan, wordsInOrder, type Word } from './words'
import { fold } from '../text'
import type { ArticleType } from '../sections'
import { kindOf } from './kinds'
import { questionWords } from './question-words'
import { keyOf, type WordTable } from './word-list'

export interface Term {
  text: string
  written: string | undefined
  isBeginning: boolean
  weight: number
  /** How much of the typed words it says, from 0 to 1: a syllable of several says half of what it may mean. */
  says: number
  /** The typed words that it stands for: from one, up to before another. */
  from: number
  to: number
}

export interface ReadQuery {
  weights: readonly number[]
  terms: readonly Term[]
  /** For each word that says something what a text may have for it: that word, or others of which it has all. */
  required: readonly (readonly (readonly Word[])[])[]
  type: ArticleType | undefined
}

const weights = { pair: 1.2, listed: 0.9, whole: 1, question: 0.2, kind: 0.5, beginning: 0.5 }

/** Bounds the work of a search. */
const maxWords = 24
const maxUnique = 12
const maxTerms = 64
const maxListed = 8

interface Source {
  language: Language
  weight: number
  span?: readonly [number, number]
}

function termsOf(words: readonly Word[], { language, weight, span }: Source): Term[] {
  const term = (some: readonly Word[], at: number, share: number): Term => {
    const [from, to] = span ?? [at, at + some.length]
    const folded = some.map((word) => word.folded)
    const text = [...folded.slice(0, -1), formIn(folded.at(-1) ?? '', language)].join(' ')
    const isAccented = some.some((word) => word.written !== word.folded)
    const written = isAccented ? some.map((word) => word.written).join(' ') : undefined
    const isSyllable = language === 'vi' && words.length > 1 && some.length === 1
    const says = span ? some.length / words.length : isSyllable ? 0.5 : 1
    return {
      text,
      written,
      isBeginning: language === 'en' && /[a-z]{3}$/.test(text),
      weight: weight * share,
      says,
      from,
      to,
    }
  }
  const each = words.flatMap((word, i) => {
    const next = words[i + 1]
    return [term([word], i, 1), ...(next ? [term([word, next], i, weights.pair)] : [])]
  })
  return span && words.length > 2 ? [...each, term(words, 0, weights.whole)] : each
}

function runOf(pairs: readonly string[]): string | undefined {
  const follow = pairs.every((pair, i) => isHan(pair) && (i === 0 || pairs[i - 1]?.at(-1) === pair[0]))
  return follow
    ? `${pairs[0] ?? ''}${pairs
        .slice(1)
        .map((pair) => pair.slice(1))
        .join('')}`
    : undefined
}

interface Listed {
  from: number
  to: number
  meanings: readonly string[]
}

/** Whether what may be a word is an abbreviation: in capitals, or "vat" among words with accents, which it lacks. */
const isAbbreviation = (key: string, word: Word | undefined, query: string): boolean =>
  query.includes(key.toUpperCase()) ||
  (/[cpt]h?$/.test(key) && word?.written === key && fold(query) !== query.toLowerCase())

function listedIn(words: readonly Word[], typed: string, language: Language, table: WordTable): Listed[] {
  const keys = words.map(({ folded }) => keyOf(folded, language))
  const results: Listed[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + table.longest); to += 1) {
      const some = keys.slice(from, to)
      const key = isHan(some[0] ?? '') ? runOf(some) : some[0] && some.at(-1) && some.filter(Boolean).join(' ')
      const meanings = key ? table.meanings.get(key) : undefined
      const isWord = key !== undefined && table.alsoWords.has(key) && !isAbbreviation(key, words[from], typed)
      if (meanings && !isWord) results.push({ from, to, meanings })
    }
  return results.toSorted((a, b) => b.to - b.from - (a.to - a.from)).slice(0, maxListed)
}

/** Nobody asks a long question of a few words: what repeats them would only cost time. */
const withoutRepetition = (words: readonly Word[]): readonly Word[] =>
  words.length > maxUnique ? [...new Map(words.map((word) => [word.written, word])).values()] : words

/** Reads a query: what texts are searched for, by the list of words that staff keep (docs/adr/0030). */
export function readQuery(query: string, language: Language, table: WordTable): ReadQuery {
  const words = withoutRepetition(wordsInOrder(query)).slice(0, maxWords)
  const ofQuestion = questionWords(query, language)
  const kind = kindOf(query, language)
  const weightOf = ({ folded }: Word) =>
    ofQuestion.has(folded) ? weights.question : kind?.words.includes(folded) ? weights.kind : 1
  const says = words.map(weightOf)
  const listed = listedIn(words, query, language, table)
  const first = words.find(({ folded }) => !ofQuestion.has(folded))
  const own = termsOf(words, { language, weight: 1 }).map((term) => ({
    ...term,
    weight: term.weight * Math.min(...says.slice(term.from, term.to)),
  }))
  const terms = [
    ...own,
    ...(first
      ? termsOf([{ written: '^', folded: '^' }, first], { language, weight: weights.beginning, span: [0, 0] }).slice(
          1,
          2,
        )
      : []),
    ...listed.flatMap(({ from, to, meanings }) =>
      meanings.flatMap((meaning) =>
        termsOf(wordsInOrder(meaning), {
          language,
          weight: weights.listed / Math.sqrt(meanings.length),
          span: [from, to],
        }),
      ),
    ),
  ]
  const sought = words.some(({ folded }) => !ofQuestion.has(folded)) ? ofQuestion : new Set<string>()
  const required = words.flatMap((word, at) => {
    if (sought.has(word.folded)) return []
    const others = listed.filter(({ from, to }) => from <= at && at < to).flatMap(({ meanings }) => meanings)
    return [[word, ...others].map((each) => (typeof each === 'string' ? wordsInOrder(each) : [each]))]
  })
  return { weights: says, terms: terms.slice(0, maxTerms), required, type: kind?.type }
}
