import type { Language } from '@/lib/domain/languages'
import { questionWords } from '@/lib/domain/query-understanding/fillers'
import type { Alternative, Requirement, SoughtWord } from '@/lib/domain/query-understanding/requirements'
import type { Vocabulary } from '@/lib/domain/query-understanding/spelling'
import { isHan } from '@/lib/domain/search'
import { amountsIn } from './amounts'

/** Which requirements of a query distinguish a text from others. */

/** The first alternative is what was typed. */
export const requirementWords = ([typed]: Requirement) => typed?.words.map(({ word }) => word) ?? []

/** The requirements that say what a text must be about. */
export function meaningfulOf(all: Requirement[], query: string, language: Language): Requirement[] {
  const ofQuestion = questionWords(query, language)
  return all.filter((each) =>
    requirementWords(each).some((word) => (isHan(word) || word.length > 1) && !ofQuestion.has(word)),
  )
}

/** What a requirement weighs at most. */
export const mostWeight = 4

/** How much a requirement says: its words, and most if a term may stand for them. */
export const weightOf = ([typed, ...others]: Requirement) =>
  others.some(({ words }) => words.length > 1) ? mostWeight : Math.min(mostWeight, typed?.words.length ?? 0)

/** Those of which most must be fulfilled. Of five there are ten selections at most, and no statement has more than 12. */
const maxRequirements = 5

/** Words that those requirements have together: each of them is asked for in many selections. */
const mostWords = 24

/** The first requirements, as many as a search for most of them can bear. */
export function bounded(required: Requirement[]): Requirement[] {
  let words = 0
  return required.slice(0, maxRequirements).filter((each, i) => {
    words += each.reduce((sum, one) => sum + one.words.length, 0)
    return i === 0 || words <= mostWords
  })
}

/** How often titles and summaries have a folded word. */
export type CountOf = (word: string) => number

/** That of a vocabulary. */
export const countIn =
  ({ words }: Vocabulary): CountOf =>
  (word) =>
    words.get(word)?.count ?? 0

/** The same for a word in its forms. */
export const countsOf = (sought: SoughtWord | undefined, countOf: CountOf): number =>
  sought ? (sought.forms ?? [sought.word]).reduce((sum, form) => sum + countOf(form), 0) : 0

/**
 * Requirements of a query that say most of a text, in their order: numbers that are no amounts, which name something
 * although titles seldom have them, and those whose words are the rarest in titles and summaries. What none of these
 * has says least: it stands somewhere in a text.
 */
export function mostDistinctive(required: Requirement[], query: string, countOf: CountOf): Requirement[] {
  const amounts = amountsIn(query)
  const isName = (each: Requirement) =>
    requirementWords(each).every((word) => /^\d{2,}$/.test(word) && !amounts.has(word))
  const countOfOne = ({ words }: Alternative) => Math.min(...words.map((word) => countsOf(word, countOf)))
  const counted = required.map((each) => {
    const count = each.reduce((sum, one) => sum + countOfOne(one), 0)
    return { each, share: isName(each) ? 1 : count > 0 ? weightOf(each) / count : 0 }
  })
  const chosen = bounded(counted.toSorted((a, b) => b.share - a.share).map(({ each }) => each))
  return required.filter((each) => chosen.includes(each))
}
