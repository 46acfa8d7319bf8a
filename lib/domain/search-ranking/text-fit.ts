import { isHan, type Word } from '../search'
import type { Matches, NumberedRequirement } from './word-matches'

/** How well a requirement that starts at a word of a text is fulfilled, and where it ends. */
interface Place {
  at: number
  end: number
  /** Where what follows may begin. Of Chinese every pair is a word, so also one further, if words are sought. */
  next: number[]
  fit: number
}

/** Alternatives of which the words stand apart count half. */
const apart = 0.5

/** What may stand for the words as typed counts a little less than they do. */
const otherWords = 0.95

/** Places of a text where a requirement is fulfilled in one piece, and how well the text fulfils it at all. */
function placesOf(
  required: NumberedRequirement,
  words: readonly Word[],
  matches: Matches,
): { places: Place[]; best: number } {
  const places: Place[] = []
  let best = 0
  for (const [i, numbers] of required.entries()) {
    const fitOfEach = numbers.flatMap((number) => {
      const fits = matches[number]
      return fits ? [fits] : []
    })
    // A word is missing.
    if (fitOfEach.length < numbers.length) continue
    const most = i === 0 ? 1 : otherWords
    for (let at = 0; at + numbers.length <= words.length; at += 1) {
      let fit = most
      for (let after = 0; fit > 0 && after < numbers.length; after += 1)
        fit = Math.min(fit, fitOfEach[after]?.[at + after] ?? 0)
      const end = at + numbers.length
      if (fit > 0) places.push({ at, end, next: isHan(words[at]?.folded ?? '') ? [end, end + 1] : [end], fit })
      best = Math.max(best, fit)
    }
    best = Math.max(best, apart * most * Math.min(...fitOfEach.map((fits) => Math.max(...fits))))
  }
  return { places, best }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Requirements in the longest run that follow each other in the text as in the query. */
function longestRun(found: Place[][]): number {
  let longest = 0
  let before = new Map<number, number>()
  for (const places of found) {
    const here = new Map<number, number>()
    for (const { at, next } of places)
      for (const end of next) here.set(end, Math.max(here.get(end) ?? 0, (before.get(at) ?? 0) + 1))
    longest = Math.max(longest, ...here.values())
    before = here
  }
  return longest
}

/** Words of a requirement as it was typed. */
const lengthOf = ([typed]: NumberedRequirement) => typed?.length ?? 0

/** The share of neighbouring words of the query that are neighbours in the text too. */
function adjacency(found: Place[][], required: readonly NumberedRequirement[]): number {
  const lengths = required.map(lengthOf)
  if (sum(lengths) < 2) return found[0]?.length ? 1 : 0
  const inside = sum(found.map((places, i) => (places.length > 0 ? (lengths[i] ?? 1) - 1 : 0)))
  const between = found.slice(1).filter((places, i) => {
    const ends = new Set(found[i]?.flatMap(({ next }) => next))
    return places.some(({ at }) => ends.has(at))
  }).length
  return (inside + between) / (sum(lengths) - 1)
}

/** Whether the text has all that is sought in the order of the query. */
function isInSequence(found: Place[][]): boolean {
  let end = 0
  for (const places of found) {
    const next = Math.min(...places.filter(({ at }) => at >= end).map((place) => place.end))
    if (!Number.isFinite(next)) return false
    end = next
  }
  return true
}

/** What counts of the order of a text that has what is sought in another sequence. */
const otherSequence = 0.85

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

/** The words of a title or a summary, and how many of them stand before the first colon. */
export interface Text {
  words: readonly Word[]
  head: number
}

/** How well a title or a summary fits the whole query. */
export interface Fit {
  /** How well each requirement is fulfilled. */
  parts: number[]
  hasPhrase: boolean
  hasAll: boolean
  /** Whether the text begins with what is sought first. */
  begins: boolean
  /** From 0 to 1: in one piece, near each other, scattered. */
  closeness: number
  /** From 0 to 1: how many neighbours are neighbours in the query too, if the text has all that is sought. */
  order: number
  /** From 0 to 1: the share of the words of the text that are sought. */
  focus: number
}

/** The share of the first words, to the first colon, that are in one of the places. */
function focusOf(found: Place[][], length: number): number {
  const sought = new Set(
    found.flatMap((places) => places.flatMap(({ at, end }) => Array.from({ length: end - at }, (_, i) => at + i))),
  )
  return length === 0 ? 0 : [...sought].filter((at) => at < length).length / length
}

/** What fits nothing. */
export const noFit = (required: readonly NumberedRequirement[]): Fit => ({
  parts: required.map(() => 0),
  hasPhrase: false,
  hasAll: false,
  begins: false,
  closeness: 0,
  order: 0,
  focus: 0,
})

/**
 * How well a text fits requirements, of which `matches` are the words; `head` are its words to the first colon, which
 * say what it is about.
 */
export function fitOf({ words, head }: Text, required: readonly NumberedRequirement[], matches: Matches): Fit {
  if (matches.every((fits) => fits === undefined)) return noFit(required)
  const found = required.map((each) => placesOf(each, words, matches))
  const places = found.map((each) => each.places.filter(({ fit }) => fit >= apart))
  const run = longestRun(places)
  const [near, adjacent] = [density(places), adjacency(places, required)]
  const hasPhrase = required.length > 0 && run === required.length
  return {
    parts: found.map(({ best }) => best),
    hasPhrase,
    begins: places[0]?.some(({ at }) => at === 0) ?? false,
    closeness: hasPhrase ? 1 : (adjacent + near) / 2,
    hasAll: near > 0,
    focus: focusOf(places, head),
    order: near > 0 ? adjacent * (isInSequence(places) ? 1 : otherSequence) : 0,
  }
}
