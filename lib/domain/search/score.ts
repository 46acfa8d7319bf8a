import type { ArticleType } from '../sections'
import { fold, toMatchable } from '../text'
import type { ReadQuery, Term } from './read-query'
import { wordsInOrder } from './words'

interface Field {
  folded: string
  written: string
  length: number
}

export interface Candidate {
  id: number
  type: ArticleType
  /** Milliseconds since 1970. */
  createDate: number
  /** The title for "contains" (spec 5), with and without accents. */
  title: { written: string; folded: string }
  /** In the order of their weights. */
  fields: readonly Field[]
}

export interface Scored {
  id: number
  /** What its title or summary says is sought, or it is related to it. */
  place: 'fits' | 'related'
}

/** How much a term counts in the part of a title before its colon, in the title, the summary and the text. */
const fieldWeights = [4, 4, 2, 0.35]
const [title, lead, text] = [1, 2, 3]

/** The constants of BM25: how soon more of a word counts no more, and how much the length of a field counts. */
const [saturation, lengthShare] = [1.7, 0.5]

const maxCounted = 5

const unaccented = 0.5

/** The part of the points that counts only as far as all words are found, and what is added for words in the title. */
const [coverageShare, titleBonus, wholeTitleBonus] = [0.6, 0.8, 0.3]

const kindFactor = 2

/** The share of what is sought that a title and a summary have that fit; a common word has more articles than this. */
const fitting = 0.5
const common = (total: number) => Math.max(2, total / 4)

/** What is related has more than such a share of the words: a greater one, if few words are sought. */
const maxRelated = 6
const [relatedShare, relatedShareOfFew, few] = [0.2, 0.5, 2]

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

function readField(part: string): Field {
  const words = wordsInOrder(part)
  const joined = (parts: string[]) => ` ^ ${parts.join(' ')} `
  return {
    folded: joined(words.map(({ folded }) => folded)),
    written: joined(words.map(({ written }) => written)),
    length: words.length,
  }
}

function storedField(words: string): Field {
  const text = words.replace(/^(?:=\S* ?)+/, '')
  if (!/[\u00c0-\u1ef9]/.test(text)) return { folded: ` ${text} `, written: ` ${text} `, length: text.length }
  const half = Math.floor(text.length / 2)
  return { folded: ` ${text.slice(0, half)} `, written: ` ${text.slice(half)} `, length: half }
}

interface Article {
  id: number
  title: string
  lead: string
  /** Its words, folded and as written, with one space between; empty if its text is not read. */
  words: string
  type: ArticleType
  /** Milliseconds since 1970. */
  createDate: number
}

/** An article as `score` reads it. It may be cached: making one costs more than scoring it. */
export const candidateOf = ({ id, title, lead, words, type, createDate }: Article): Candidate => ({
  id,
  type,
  createDate,
  title: { written: toMatchable(title), folded: fold(title) },
  fields: [readField(title.split(/[:：]/, 1)[0] ?? ''), readField(title), readField(lead), storedField(words)],
})

/** How often words stand in a text. A space is a common letter to look for: so it is compared after the words. */
function occurrences(of: string, sought: string, isBeginning: boolean): number {
  let count = 0
  for (let at = of.indexOf(sought); at >= 0 && count < maxCounted; at = of.indexOf(sought, at + sought.length))
    if (of[at - 1] === ' ' && (isBeginning || of[at + sought.length] === ' ')) count += 1
  return count
}

/** How often a field has a term. Typed accents count: a title without them has half of it, and a text nothing. */
function countOf({ text: sought, written, isBeginning }: Term, { folded, written: asWritten }: Field, isText: boolean) {
  if (written === undefined) return occurrences(folded, sought, isBeginning)
  return occurrences(asWritten, written, false) || (isText ? 0 : unaccented * occurrences(folded, sought, isBeginning))
}

type Counts = readonly (readonly (readonly number[])[])[]

function pointsOf(
  counts: Counts,
  fields: readonly Candidate['fields'][],
  terms: readonly Term[],
  { having, total }: { having: readonly number[]; total: number },
): number[] {
  const rarity = having.map((some) => Math.log(1 + (total - some + 0.5) / (some + 0.5)))
  const average = fieldWeights.map((_, f) => sum(fields.map((each) => each[f]?.length ?? 0)) / fields.length || 1)
  return counts.map((ofTerms, i) => {
    const lengths = fieldWeights.map((_, f) => (fields[i]?.[f]?.length ?? 0) / (average[f] ?? 1))
    const factors = fieldWeights.map((weight, f) => weight / (1 - lengthShare + lengthShare * (lengths[f] ?? 1)))
    return sum(
      terms.map(({ weight }, t) => {
        const result = sum((ofTerms[t] ?? []).map((count, f) => count * (factors[f] ?? 0)))
        return (weight * (rarity[t] ?? 0) * result * (saturation + 1)) / (result + saturation)
      }),
    )
  })
}

type Says = (result: number, term: Term) => number

const anyOfIt: Says = (result) => (result > 0 ? 1 : 0)
const asTyped: Says = (result) => (result >= 1 ? 1 : 0)
const allOfIt: Says = (result, { says }) => says * Math.min(1, result)

function shareIn(some: readonly number[], { terms, weights }: ReadQuery, counts: Counts[0], says: Says): number {
  const said = weights.map(() => 0)
  for (const [t, term] of terms.entries()) {
    const share = says(Math.max(...some.map((f) => counts[t]?.[f] ?? 0)), term)
    for (let at = term.from; at < term.to; at += 1) said[at] = Math.max(said[at] ?? 0, share)
  }
  return sum(weights.map((weight, at) => weight * (said[at] ?? 0))) / (sum(weights) || 1)
}

/**
 * The ids of what fits a query, and of what is related to it, each the best first: BM25 over titles, summaries and texts,
 * with `total` articles in all, the same on every database (docs/adr/0030). A title that contains the query, or has all
 * words of it, fits (spec 5).
 */
export function score(candidates: readonly Candidate[], query: string, read: ReadQuery, total: number): Scored[] {
  const { terms, weights, type } = read
  const fields = candidates.map((candidate) => candidate.fields)
  const counts = fields.map((each) => terms.map((term) => each.map((field, f) => countOf(term, field, f === text))))
  const all = Math.max(total, candidates.length)
  const having = terms.map((_, t) => counts.filter((each) => each[t]?.some(Boolean)).length)
  const points = pointsOf(counts, fields, terms, { having, total: all })
  const isRare = terms.map(({ from, to }, t) => to > from && (having[t] ?? 0) <= common(all))
  const typed = toMatchable(query)
  const form = typed === fold(typed) ? 'folded' : 'written'

  const scored = candidates.map((candidate, i) => {
    const own = counts[i] ?? []
    const inTitle = shareIn([title], read, own, anyOfIt)
    const factor =
      (1 - coverageShare + coverageShare * shareIn([title, lead, text], read, own, anyOfIt)) *
      (1 + titleBonus * inTitle + (inTitle === 1 ? wholeTitleBonus : 0)) *
      (type === candidate.type ? kindFactor : 1)
    const said = shareIn([title, lead], read, own, allOfIt)
    const saysRare = terms.some((_, t) => isRare[t] && [title, lead].some((f) => (own[t]?.[f] ?? 0) >= 1))
    const contains = typed !== '' && candidate.title[form].includes(typed)
    return {
      id: candidate.id,
      createDate: candidate.createDate,
      points: (points[i] ?? 0) * factor,
      fits: contains || said === 1 || (said > fitting && saysRare) || shareIn([title], read, own, asTyped) === 1,
      near: shareIn([title, lead, text], read, own, allOfIt),
      isNear: shareIn([title, lead], read, own, asTyped) === 1,
    }
  })
  const inOrder = scored
    .filter((each) => each.points > 0)
    .toSorted((a, b) => b.points - a.points || b.createDate - a.createDate || b.id - a.id)
  const share = sum(weights) <= few ? relatedShareOfFew : relatedShare
  const related = inOrder.filter((each) => !each.fits && (each.isNear || each.near > share)).slice(0, maxRelated)
  return [
    ...inOrder.filter(({ fits }) => fits).map(({ id }): Scored => ({ id, place: 'fits' })),
    ...related.map(({ id }): Scored => ({ id, place: 'related' })),
  ]
}
