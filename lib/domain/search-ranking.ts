import type { Language } from './languages'
import { isSaidBy, kindOf } from './query-understanding/kinds'
import type { Alternative, Requirement } from './query-understanding/requirements'
import { wordsInOrder, type Word } from './search'
import type { ArticleType } from './sections'

/** What the order of results is made of (docs/adr/0030): an article that a database has found. */
export interface Candidate {
  id: number
  title: string
  lead: string
  type: ArticleType
  /** Milliseconds since 1970. */
  createDate: number
  /** What its whole text has: the query in one piece without accents, in one piece as typed, all words as typed. */
  text: { hasPhrase: boolean; hasTypedPhrase: boolean; hasTypedWords: boolean }
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

/** The written forms of the words of a query by their folded ones. */
type TypedAccents = ReadonlyMap<string, ReadonlySet<string>>

/** How well a word of a text fits a word that is sought, from 0 to 1. */
type Fits = (word: Word, sought: Alternative['words'][number]) => number

/** A word that merely begins with a short one is most often another word: "cu" and "cung". */
const longBeginning = 4

const folded: Fits = (word, { word: sought, isWhole }) => {
  if (word.folded === sought) return 1
  if (isWhole || !word.folded.startsWith(sought)) return 0
  return sought.length >= longBeginning ? 0.9 : 0.4
}

/**
 * Fits words by their accents as typed. A word that was typed without accents, in a query that has some, may be meant so
 * or be typed in a hurry.
 */
const asWritten =
  (typed: TypedAccents): Fits =>
  (word, sought) => {
    const written = typed.get(sought.word)
    const fit = folded(word, sought)
    if (!written || written.has(word.written)) return fit
    return written.has(sought.word) ? fit / 2 : 0
  }

/** How well a requirement that starts at a word of a text is fulfilled, and where it ends. */
interface Place {
  at: number
  end: number
  fit: number
}

/** Alternatives of which the words stand apart count half. */
const apart = 0.5

/** What may stand for the words as typed counts a little less than they do. */
const otherWords = 0.95

/** How well each word of a text fits a sought word; undefined if none does. */
function fitsIn(words: Word[], sought: Alternative['words'][number], fits: Fits): number[] | undefined {
  let found: number[] | undefined
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    const fit = word ? fits(word, sought) : 0
    if (fit > 0) {
      found ??= words.map(() => 0)
      found[at] = fit
    }
  }
  return found
}

/** Places of a text where a requirement is fulfilled in one piece, and how well the text fulfils it at all. */
function placesOf(required: Requirement, words: Word[], fits: Fits): { places: Place[]; best: number } {
  const places: Place[] = []
  let best = 0
  for (const [i, { words: sought }] of required.entries()) {
    const most = i === 0 ? 1 : otherWords
    const fitOfEach: number[][] = []
    for (const each of sought) {
      const found = fitsIn(words, each, fits)
      if (!found) break
      fitOfEach.push(found)
    }
    // A word is missing.
    if (fitOfEach.length < sought.length) continue
    for (let at = 0; at + sought.length <= words.length; at += 1) {
      let fit = most
      for (let after = 0; fit > 0 && after < sought.length; after += 1)
        fit = Math.min(fit, fitOfEach[after]?.[at + after] ?? 0)
      if (fit > 0) places.push({ at, end: at + sought.length, fit })
      best = Math.max(best, fit)
    }
    best = Math.max(best, apart * most * Math.min(...fitOfEach.map((found) => Math.max(...found))))
  }
  return { places, best }
}

/** Requirements in the longest run that follow each other in the text as in the query. */
function longestRun(found: Place[][]): number {
  let longest = 0
  let before = new Map<number, number>()
  for (const places of found) {
    const here = new Map<number, number>()
    for (const { at, end } of places) here.set(end, Math.max(here.get(end) ?? 0, (before.get(at) ?? 0) + 1))
    longest = Math.max(longest, ...here.values())
    before = here
  }
  return longest
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** The share of sought words in the narrowest stretch that fulfils all requirements; 0 if none does. */
function density(found: Place[][]): number {
  if (found.some((each) => each.length === 0)) return 0
  const places = found
    .flatMap((each, requirement) => each.map(({ at, end }) => ({ at, end, requirement })))
    .toSorted((a, b) => a.at - b.at)
  const counts = found.map(() => 0)
  let [missing, start, narrowest] = [found.length, 0, Infinity]
  for (const { end, requirement } of places) {
    if (counts[requirement] === 0) missing -= 1
    counts[requirement] = (counts[requirement] ?? 0) + 1
    for (let first = places[start]; missing === 0 && first; first = places[start]) {
      narrowest = Math.min(narrowest, end - first.at)
      const left = (counts[first.requirement] ?? 1) - 1
      counts[first.requirement] = left
      if (left === 0) missing += 1
      start += 1
    }
  }
  const least = sum(found.map((each) => Math.min(...each.map(({ at, end }) => end - at))))
  return Number.isFinite(narrowest) ? Math.min(1, least / narrowest) : 0
}

/** How well a title or a summary fits the whole query. */
interface Fit {
  /** How well each requirement is fulfilled. */
  parts: number[]
  hasPhrase: boolean
  /** Whether the text begins with what is sought first. */
  begins: boolean
  /** From 0 to 1: in one piece, near each other, scattered. */
  closeness: number
}

function fitOf(words: Word[], required: Requirement[], fits: Fits): Fit {
  const found = required.map((each) => placesOf(each, words, fits))
  const places = found.map((each) => each.places.filter(({ fit }) => fit >= apart))
  const run = longestRun(places)
  const share = required.length > 1 ? Math.max(0, run - 1) / (required.length - 1) : run
  const hasPhrase = required.length > 0 && run === required.length
  return {
    parts: found.map(({ best }) => best),
    hasPhrase,
    begins: places[0]?.some(({ at }) => at === 0) ?? false,
    closeness: hasPhrase ? 1 : (share + density(places)) / 2,
  }
}

const coverage = ({ parts }: Fit, weights: number[]) =>
  sum(parts.map((part, i) => part * (weights[i] ?? 0))) / (sum(weights) || 1)

/** Points of a phrase, by where it is. More than any words that are only near each other can have. */
const phrasePoints = { title: 14, lead: 10, text: 7 }

/** Points of a title that begins with the phrase. */
const beginningPoints = 1

function points(title: Fit, lead: Fit, textHasPhrase: boolean, weights: number[]): number {
  const near = 3 * (coverage(title, weights) + title.closeness) + 1.5 * (coverage(lead, weights) + lead.closeness)
  if (title.hasPhrase) return near + phrasePoints.title + (title.begins ? beginningPoints : 0)
  if (lead.hasPhrase) return near + phrasePoints.lead
  return near + (textHasPhrase ? phrasePoints.text : 0)
}

/** Rarer words weigh more. Counted among the candidates: a database finds all words in each of them. */
function weightsOf(fits: Fit[][], required: Requirement[]): number[] {
  return required.map((_, i) => {
    const having = fits.filter((fields) => fields.some(({ parts }) => (parts[i] ?? 0) > 0)).length
    return Math.log(1 + fits.length / (1 + having))
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

const kindFactor = 1.5

/** The part that the newest article gains over the oldest at most. */
const newnessShare = 0.04

const yearMs = 365.25 * 24 * 60 * 60 * 1000

/**
 * The ids of what was found, best first: title over summary over text, in one piece over near over scattered, accents as
 * typed over others, rarer words more, the kind of page that was typed more, newer a little (docs/adr/0030). The same
 * on every database, of which each scores in another way.
 */
export function rank(candidates: readonly Candidate[], { query, language, required: all }: Sought): number[] {
  const required = all.slice(0, mostRequirements)
  const fields = candidates.map(({ title, lead }) =>
    [title, lead].map((text) => wordsInOrder(text).slice(0, mostWords)),
  )
  const typed = typedAccents(query)
  const kind = kindOf(query, language)
  const newest = Math.max(...candidates.map(({ createDate }) => createDate))

  const isKind = ({ type }: Candidate) => type === kind?.type
  const isNamed = required.map((each) => isSaidBy(each, kind?.words ?? []))
  const rest = required.filter((_, i) => !isNamed[i])
  const isRest = kind !== undefined && rest.length > 0

  const pointsBy = (fits: Fits, textHasPhrase: (candidate: Candidate) => boolean): number[] => {
    const fit = (words: Word[], candidate: Candidate | undefined): Fit => {
      if (!isRest || !candidate || !isKind(candidate)) return fitOf(words, required, fits)
      // What a page is need not stand in its title.
      const found = fitOf(words, rest, fits)
      const parts = [...found.parts]
      return { ...found, parts: isNamed.map((named) => (named ? 1 : (parts.shift() ?? 0))) }
    }
    const found = fields.map((texts, i) => texts.map((words) => fit(words, candidates[i])))
    const weights = weightsOf(found, required)
    const none: Fit = { parts: [], hasPhrase: false, begins: false, closeness: 0 }
    return candidates.map((candidate, i) => {
      const [title = none, lead = none] = found[i] ?? []
      return points(title, lead, textHasPhrase(candidate), weights)
    })
  }
  const plain = pointsBy(folded, ({ text }) => text.hasPhrase)
  const accented = typed.size > 0 ? pointsBy(asWritten(typed), ({ text }) => text.hasTypedPhrase) : []
  const scored = candidates.map((candidate, i) => {
    const exact = typed.size > 0 ? (accented[i] ?? 0) + (candidate.text.hasTypedWords ? 1 : 0) : 0
    const age = (newest - candidate.createDate) / yearMs
    const factor = (isKind(candidate) ? kindFactor : 1) * (1 + newnessShare / (1 + age))
    return { ...candidate, score: ((plain[i] ?? 0) + accentFactor * exact + 1) * factor }
  })
  return scored.toSorted((a, b) => b.score - a.score || b.createDate - a.createDate || b.id - a.id).map(({ id }) => id)
}
