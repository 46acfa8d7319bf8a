import type { Requirement } from '../query-understanding/requirements'
import type { Candidate } from './candidate'
import type { Fit } from './text-fit'

/** How well title and summary of a candidate fit. */
export interface Fits {
  title: Fit
  lead: Fit
}

/** Whether all that is sought is in the title, or in one piece in the summary. */
export const isClose = ({ title, lead }: Fits): boolean => title.hasAll || lead.hasPhrase

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Words of the longest way to fulfil a requirement: a full text says more than a single word. */
const longestOf = (required: Requirement) => Math.max(...required.map(({ words }) => words.length))

const coverage = ({ parts }: Fit, weights: number[]) =>
  sum(parts.map((part, i) => part * (weights[i] ?? 0))) / (sum(weights) || 1)

/** Points of a phrase, by where it is. More than any words that are only near each other can have. */
export const phrasePoints = { title: 14, lead: 10, text: 7 }

/** Points of a text that has all pieces of the query, but not in one. */
export const piecePoints = 2

/** Points of a title that begins with the phrase. */
const beginningPoints = 2

/** Points of a title that is about nothing else. */
const focusPoints = 1

/** Points of a title that has all that is sought nearly in one piece. With it, such a title outweighs a text's phrase. */
const orderPoints = 10

/** Points of a text that has all words, against one of which the title has most of them. */
export const allWordsPoints = 1

/** Points of a title and a summary, and of the text (`inText`), if neither of them has the whole phrase. */
export function points({ title, lead }: Fits, inText: number, weights: number[]): number {
  const near =
    focusPoints * title.focus +
    3 * (coverage(title, weights) + title.closeness) +
    1.5 * (coverage(lead, weights) + lead.closeness)
  if (title.hasPhrase) return near + phrasePoints.title + (title.begins ? beginningPoints : 0)
  if (lead.hasPhrase) return near + phrasePoints.lead
  return near + orderPoints * title.order ** 3 + inText
}

/** For each candidate the share of the pieces of the query that its text has. Rarer ones weigh more. */
export function pieceShares(candidates: readonly Candidate[]): number[] {
  const weights = (candidates[0]?.pieces ?? []).map((_, i) => {
    const having = candidates.filter(({ pieces }) => pieces?.[i]).length
    return having === 0 ? 0 : Math.log(1 + candidates.length / (1 + having))
  })
  const all = sum(weights)
  return candidates.map(({ pieces = [] }) => (all > 0 ? sum(weights.filter((_, i) => pieces[i])) / all : 0))
}

/**
 * Rarer words weigh more. Counted among the candidates: a database finds all words in each of them. A word of which no
 * title and no summary has anything says nothing of them.
 */
export function weightsOf(fits: readonly Fits[], required: Requirement[]): number[] {
  return required.map((each, i) => {
    const having = fits.filter(({ title, lead }) => (title.parts[i] ?? 0) > 0 || (lead.parts[i] ?? 0) > 0).length
    return having === 0 ? 0 : longestOf(each) * Math.log(1 + fits.length / (1 + having))
  })
}
