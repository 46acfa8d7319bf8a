import type { Language } from '@/lib/domain/languages'
import type { Condition, Requirement } from '@/lib/domain/query-understanding/requirements'
import { bounded, meaningfulOf, mostWeight, requirementWords, weightOf } from './distinctive-requirements'
import { ofTitles } from './statements'

/** What a text or a title has that lacks some of what is sought. */

/** Each selection of `size` out of some. */
function selections<T>(some: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return some.flatMap((each, i) => selections(some.slice(i + 1), size - 1).map((rest) => [each, ...rest]))
}

/** What a text fulfils that has one of some requirements. They may share an alternative, which is looked for once. */
const oneOf = (some: readonly Requirement[]): Requirement => [
  ...new Map(some.flat().map((each) => [JSON.stringify(each.words), each])).values(),
]

/** Conditions that a text fulfils if it lacks no more than so many requirements. */
export const lackingAtMost = (required: Requirement[], missing: number): Condition[] =>
  missing === 0 ? required : [{ of: required, atLeast: required.length - missing }]

/** A syllable of Vietnamese is seldom a word: two of them say what one does not. */
const fewest = (language: Language) => (language === 'vi' ? 2 : 1)

/** The same for requirements, of which one may have several words. */
export const fewestOf = (required: Requirement[], language: Language) =>
  required.some((each) => requirementWords(each).length >= fewest(language)) ? 1 : fewest(language)

/**
 * How many of so many requirements may be missing, the fewest first. If no text has more, at last all but so many as say
 * something.
 */
export function mayBeMissing(required: Requirement[], language: Language): number[] {
  const last = Math.max(0, required.length - fewestOf(required, language))
  return [...new Set([...[0, 1, 2].filter((each) => each < last), last])]
}

/** Requirements of which a text must have so many that they make up `least`: of each few that leave less, it has one. */
function weighingAtLeast(required: Requirement[], least: number): Requirement[] {
  const total = (some: readonly Requirement[]) => some.reduce((sum, each) => sum + weightOf(each), 0)
  const spare = total(required) - least
  return required
    .flatMap((_, i) => selections(required, i + 1))
    .filter((some) => total(some) > spare && some.every((each) => total(some) - weightOf(each) <= spare))
    .map(oneOf)
}

/**
 * What titles have that have most of what is sought: at least half of what is no word of a question, or a term. Empty
 * if that would be all of it, or too little.
 */
export function mostOfTitles(all: Requirement[], query: string, language: Language): Requirement[] {
  const required = bounded(ofTitles(meaningfulOf(all, query, language), { language }))
  const weight = required.reduce((sum, each) => sum + weightOf(each), 0)
  const least = Math.max(fewest(language), Math.min(mostWeight, Math.ceil(weight / 2)))
  const isAll = least >= weight && required.length === all.length
  return !isAll && least <= weight ? weighingAtLeast(required, least) : []
}
