import type { Language } from '@/lib/domain/languages'
import { questionWords } from '@/lib/domain/query-understanding/fillers'
import type { Condition, Requirement } from '@/lib/domain/query-understanding/requirements'
import type { Vocabulary } from '@/lib/domain/query-understanding/spelling'
import { wordsInOrder, type Word } from '@/lib/domain/search'
import { pairsInTitle } from '@/lib/domain/title-words'
import { amountsIn } from './amounts'
import {
  countIn,
  countsOf,
  meaningfulOf,
  mostDistinctive,
  requirementWords,
  type CountOf,
} from './distinctive-requirements'
import { lackingAtMost, mayBeMissing } from './missing-requirements'
import { lookedFor, ofTitles } from './statements'

/**
 * Numbers among what is sought that a text must have: all but amounts. No statement has more than 12 requirements, and
 * there are up to ten selections.
 */
export function numbersOf(required: Requirement[], query: string): Requirement[] {
  const amounts = amountsIn(query)
  return required
    .filter((each) => requirementWords(each).every((word) => /\d/.test(word) && !amounts.has(word)))
    .slice(0, 2)
}

/** Pieces of a query that are looked for in texts, and pairs or words that titles are looked for by, of each. */
const mostPieces = 10
const mostInTitles = 3

/** Terms that may stand for typed words. */
const termsOf = ([, ...others]: Requirement): Requirement => others.filter(({ words }) => words.length > 1)

/** Neighbours in a query, neither of which is a word of a question, and for which no term may stand. */
function neighboursOf(all: Requirement[], query: string, language: Language): [Word, Word][] {
  const words = wordsInOrder(query)
  const ofQuestion = questionWords(query, language)
  const inTerms = all.filter((each) => termsOf(each).length > 0).map(requirementWords)
  return words
    .slice(1)
    .map((word, i): [Word, Word] => [words[i] ?? word, word])
    .filter((pair) => !pair.some(({ folded }) => ofQuestion.has(folded)))
    .filter((pair) => !inTerms.some((term) => pair.every(({ folded }) => term.includes(folded))))
}

/** What may stand side by side in a text: each of these as one of some phrases. */
export type Pieces = readonly (readonly string[])[]

/**
 * Pieces of a query as texts have them: phrases for which a term may stand, and neighbours, as written if something was
 * typed with accents.
 */
export function phrasesToLookFor(all: Requirement[], query: string, language: Language): Pieces {
  const isAccented = wordsInOrder(query).some(({ written, folded }) => written !== folded)
  const form = ({ written, folded }: Word) => (isAccented ? written : folded)
  const terms = all
    .filter((each) => termsOf(each).length > 0)
    .map((each) =>
      each.filter(({ words }) => words.length > 1).map(({ words }) => words.map(({ word }) => word).join(' ')),
    )
  const pairs = neighboursOf(all, query, language).map((pair) => [pair.map(form).join(' ')])
  return [...terms, ...pairs].slice(0, mostPieces)
}

/** The rarest of some that occur. */
const rarest = <T>(some: readonly T[], countOf: (one: T) => number, most: number): T[] =>
  some
    .map((one) => ({ one, count: countOf(one) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.count - b.count)
    .slice(0, most)
    .map(({ one }) => one)

/** Words that are more than syllables, as titles have them: the rarest of English, and those of Chinese. */
function distinctiveWords(all: Requirement[], language: Language, countOf: CountOf): Requirement {
  const words = all.flat().filter((each) => each.words.length === 1)
  if (language === 'zh') return words.slice(0, mostInTitles)
  return rarest(words, ({ words: [sought] }) => countsOf(sought, countOf), mostInTitles)
}

/**
 * What a title has one of that may be about what is sought: the rarest pairs of words that follow each other in the query
 * and in a title or a summary, words if they are no syllables, and terms that may stand for words.
 */
export function distinctiveTitleTerms(
  all: Requirement[],
  query: string,
  { language, vocabulary }: { language: Language; vocabulary: Vocabulary },
): Requirement {
  const meaningful = meaningfulOf(all, query, language)
  const neighbours = neighboursOf(all, query, language).map((pair) => pair.map(({ folded }) => folded))
  const rarestPairs = rarest(neighbours, (pair) => vocabulary.pairs.get(pair.join(' '))?.count ?? 0, mostInTitles)
  const single =
    language === 'vi' ? [] : distinctiveWords(lookedFor(meaningful, { language }), language, countIn(vocabulary))
  return [
    ...ofTitles(meaningful, { language }).flatMap(termsOf),
    ...ofTitles(
      single.map((each) => [each]),
      { language },
    ).flat(),
    ...rarestPairs.flatMap(pairsInTitle).map((word) => ({ words: [{ word, isWhole: true }], title: [] })),
  ]
}

/** What texts have that lack few of the words that say most. Empty if those are all that is sought. */
export function mostOfTexts(
  all: Requirement[],
  query: string,
  { language, vocabulary }: { language: Language; vocabulary: Vocabulary },
): Condition[] {
  const meaningful = lookedFor(meaningfulOf(all, query, language), { language })
  const distinctive = mostDistinctive(meaningful, query, countIn(vocabulary))
  const missing = mayBeMissing(distinctive, language).findLast((each) => each <= 2 && each * 2 < distinctive.length)
  return missing ? lackingAtMost(distinctive, missing) : []
}
