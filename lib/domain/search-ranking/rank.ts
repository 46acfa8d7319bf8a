import { withoutQuestion } from '../query-understanding/fillers'
import { kindOf } from '../query-understanding/kinds'
import type { Candidate } from './candidate'
import { candidateFits } from './candidate-fits'
import { allWordsPoints, isClose, phrasePoints, piecePoints, pieceShares, points, weightsOf, type Fits } from './points'
import { withoutLinks, withoutWordsOf, type Sought } from './sought'

/** Requirements that are looked at. More would only cost time. */
const mostRequirements = 12

/** How much accents as typed count against the same letters with others. */
const accentFactor = 10

/** Points of a text that has all words as typed. */
const typedWordsPoints = 2

const kindFactor = 1.5

/** The part that the newest article gains over the oldest at most. */
const newnessShare = 0.04

const yearMs = 365.25 * 24 * 60 * 60 * 1000

/** What was found, best first. */
export interface Ranking {
  ids: number[]
  /** Whether something has all that is sought close together, or in its title. */
  isClose: boolean
}

/**
 * The ids of what was found, best first: title over summary over text, in one piece over near over scattered, accents as
 * typed over others, rarer words more, the kind of page that was typed more, newer a little (docs/adr/0030). The same
 * on every database, of which each scores in another way.
 */
export function rank(candidates: readonly Candidate[], { query: asked, language, required: all }: Sought): Ranking {
  const query = withoutQuestion(asked, language)
  const required = withoutLinks(withoutWordsOf(all, asked, query), language).slice(0, mostRequirements)
  const kind = kindOf(query, language)
  const { folded, asTyped } = candidateFits(candidates, { query, language, required }, kind)

  const shares = pieceShares(candidates)
  const pointsOf = (fits: Fits[], hasPhrase: (candidate: Candidate) => boolean) => {
    const weights = weightsOf(fits, required)
    return fits.map((each, i) => {
      const candidate = candidates[i]
      const inText = candidate && hasPhrase(candidate) ? phrasePoints.text : piecePoints * (shares[i] ?? 0)
      return points(each, inText, weights) + (candidate?.text.hasWords ? allWordsPoints : 0)
    })
  }
  const plain = pointsOf(folded, ({ text }) => text.hasPhrase)
  const accented = asTyped && pointsOf(asTyped, ({ text }) => text.hasTypedPhrase)

  const newest = Math.max(...candidates.map(({ createDate }) => createDate))
  const scored = candidates.map(({ createDate, id, text, type }, i) => {
    const exact = accented ? (accented[i] ?? 0) + (text.hasTypedWords ? typedWordsPoints : 0) : 0
    const age = (newest - createDate) / yearMs
    const factor = (type === kind?.type ? kindFactor : 1) * (1 + newnessShare / (1 + age))
    return { id, createDate, score: ((plain[i] ?? 0) + accentFactor * exact + 1) * factor }
  })
  const inOrder = scored.toSorted((a, b) => b.score - a.score || b.createDate - a.createDate || b.id - a.id)
  return {
    ids: inOrder.map(({ id }) => id),
    isClose: folded.some(isClose) || candidates.some(({ text }) => text.hasPhrase),
  }
}
