import type { Language } from './languages'
import { isLink, withoutQuestion } from './query-understanding/fillers'
import { isSaidBy, kindOf } from './query-understanding/kinds'
import type { Requirement } from './query-understanding/requirements'
import { queryWords, wordsInOrder, type Word } from './search'
import type { ArticleType } from './sections'
import { asWritten, fitOf, folded, type Fit, type Fits, type Text, type TypedAccents } from './text-fit'

/** What the order of results is made of (docs/adr/0030): an article that a database has found. */
export interface Candidate {
  id: number
  title: string
  lead: string
  type: ArticleType
  /** Milliseconds since 1970. */
  createDate: number
  /** What its whole text has: all words, the query in one piece without accents, in one piece as typed, all as typed. */
  text: { hasWords: boolean; hasPhrase: boolean; hasTypedPhrase: boolean; hasTypedWords: boolean }
  /** Which pieces of the query stand in the text in one piece, if that was asked. */
  pieces?: readonly boolean[]
}

/** What is searched, and how it was typed. */
export interface Sought {
  query: string
  language: Language
  required: Requirement[]
}

/** Words of a title or a summary, and requirements, that are looked at. More would only cost time. */
const mostWords = 60
const mostRequirements = 12

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Words of the longest way to fulfil a requirement: a full text says more than a single word. */
const lengthOf = (required: Requirement) => Math.max(...required.map(({ words }) => words.length))

const coverage = ({ parts }: Fit, weights: number[]) =>
  sum(parts.map((part, i) => part * (weights[i] ?? 0))) / (sum(weights) || 1)

/** Points of a phrase, by where it is. More than any words that are only near each other can have. */
const phrasePoints = { title: 14, lead: 10, text: 7 }

/** Points of a text that has all pieces of the query, but not in one. */
const piecePoints = 2

/** Points of a title that begins with the phrase. */
const beginningPoints = 2

/** Points of a title that is about nothing else. */
const focusPoints = 1

/** Points of a title that has all that is sought nearly in one piece. With it, such a title outweighs a text's phrase. */
const orderPoints = 10

/** Points of a text that has all words, against one of which the title has most of them. */
const allWordsPoints = 1

/** Points of a title and a summary, and of the text (`inText`), if neither of them has the whole phrase. */
function points(title: Fit, lead: Fit, inText: number, weights: number[]): number {
  const near =
    focusPoints * title.focus +
    3 * (coverage(title, weights) + title.closeness) +
    1.5 * (coverage(lead, weights) + lead.closeness)
  if (title.hasPhrase) return near + phrasePoints.title + (title.begins ? beginningPoints : 0)
  if (lead.hasPhrase) return near + phrasePoints.lead
  return near + orderPoints * title.order ** 3 + inText
}

/** For each candidate the share of the pieces of the query that its text has. Rarer ones weigh more. */
function pieceShares(candidates: readonly Candidate[]): number[] {
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
function weightsOf(fits: Fit[][], required: Requirement[]): number[] {
  return required.map((each, i) => {
    const having = fits.filter((fields) => fields.some(({ parts }) => (parts[i] ?? 0) > 0)).length
    return having === 0 ? 0 : lengthOf(each) * Math.log(1 + fits.length / (1 + having))
  })
}

/** How the words of a query are written; empty if nothing was typed with accents. */
export function typedAccents(query: string): TypedAccents {
  const words = wordsInOrder(query)
  const isAccented = words.some(({ written, folded: plain }) => written !== plain)
  const groups = Map.groupBy(isAccented ? words : [], (word) => word.folded)
  return new Map(Array.from(groups, ([plain, forms]) => [plain, new Set(forms.map(({ written }) => written))]))
}

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

/** Requirements without those that only the words of a question make. */
export function withoutWordsOf(required: Requirement[], asked: string, query: string): Requirement[] {
  if (asked === query) return required
  const sought = new Set(queryWords(query))
  const question = queryWords(asked).filter((word) => !sought.has(word))
  return required.filter((each) => !isSaidBy(each, question))
}

/** Requirements without words that only link others, unless there are no others. */
function withoutLinks(required: Requirement[], language: Language): Requirement[] {
  if (language !== 'en') return required
  const rest = required.flatMap((each) => {
    const alternatives = each
      .map((one) => ({ ...one, words: one.words.filter(({ word }) => !isLink(word, language)) }))
      .filter(({ words }) => words.length > 0)
    return alternatives.length > 0 ? [alternatives] : []
  })
  return rest.length > 0 ? rest : required
}

/** Whether something fits closely, of which these are the title and the summary. */
const isCloseIn = ([title, lead]: Fit[], { text }: Candidate) =>
  text.hasPhrase || title?.hasAll === true || lead?.hasPhrase === true

/**
 * The ids of what was found, best first: title over summary over text, in one piece over near over scattered, accents as
 * typed over others, rarer words more, the kind of page that was typed more, newer a little (docs/adr/0030). The same
 * on every database, of which each scores in another way.
 */
export function rank(candidates: readonly Candidate[], { query: asked, language, required: all }: Sought): Ranking {
  const query = withoutQuestion(asked, language)
  const isNoLink = ({ folded: word }: Pick<Word, 'folded'>) => !isLink(word, language)
  const required = withoutLinks(withoutWordsOf(all, asked, query), language).slice(0, mostRequirements)
  const wordsOf = (text: string) => wordsInOrder(text).filter(isNoLink).slice(0, mostWords)
  const fields = candidates.map(({ title, lead }) =>
    [title, lead].map((text): Text => {
      const words = wordsOf(text)
      return { words, head: /[:：]/.test(text) ? wordsOf(text.split(/[:：]/)[0] ?? '').length : words.length }
    }),
  )
  const typed = typedAccents(query)
  const kind = kindOf(query, language)
  const newest = Math.max(...candidates.map(({ createDate }) => createDate))

  const isKind = ({ type }: Candidate) => type === kind?.type
  const isNamed = required.map((each) => isSaidBy(each, kind?.words ?? []))
  const rest = required.filter((_, i) => !isNamed[i])
  const isRest = kind !== undefined && rest.length > 0
  const shares = pieceShares(candidates)

  const pointsBy = (fits: Fits, textHasPhrase: (candidate: Candidate) => boolean) => {
    const fit = (text: Text, candidate: Candidate | undefined): Fit => {
      if (!isRest || !candidate || !isKind(candidate)) return fitOf(text, required, fits)
      // What a page is need not stand in its title.
      const found = fitOf(text, rest, fits)
      const parts = [...found.parts]
      return { ...found, parts: isNamed.map((named) => (named ? 1 : (parts.shift() ?? 0))) }
    }
    const found = fields.map((texts, i) => texts.map((text) => fit(text, candidates[i])))
    const weights = weightsOf(found, required)
    const none: Fit = { parts: [], hasPhrase: false, hasAll: false, begins: false, closeness: 0, order: 0, focus: 0 }
    return candidates.map((candidate, i) => {
      const [title = none, lead = none] = found[i] ?? []
      return {
        points:
          points(title, lead, textHasPhrase(candidate) ? phrasePoints.text : piecePoints * (shares[i] ?? 0), weights) +
          (candidate.text.hasWords ? allWordsPoints : 0),
        isClose: isCloseIn([title, lead], candidate),
      }
    })
  }
  const plain = pointsBy(folded, ({ text }) => text.hasPhrase)
  const accented = typed.size > 0 ? pointsBy(asWritten(typed), ({ text }) => text.hasTypedPhrase) : []
  const scored = candidates.map((candidate, i) => {
    const exact =
      typed.size > 0 ? (accented[i]?.points ?? 0) + (candidate.text.hasTypedWords ? typedWordsPoints : 0) : 0
    const age = (newest - candidate.createDate) / yearMs
    const factor = (isKind(candidate) ? kindFactor : 1) * (1 + newnessShare / (1 + age))
    return { ...candidate, score: ((plain[i]?.points ?? 0) + accentFactor * exact + 1) * factor }
  })
  const inOrder = scored.toSorted((a, b) => b.score - a.score || b.createDate - a.createDate || b.id - a.id)
  return { ids: inOrder.map(({ id }) => id), isClose: plain.some(({ isClose }) => isClose) }
}
