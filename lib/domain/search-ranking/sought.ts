import type { Language } from '../languages'
import { isLink } from '../query-understanding/fillers'
import { isMadeOf } from '../query-understanding/kinds'
import type { Requirement } from '../query-understanding/requirements'
import { queryWords, wordsInOrder } from '../search'
import type { TypedAccents } from './word-matches'

/** What is searched, and how it was typed. */
export interface Sought {
  query: string
  language: Language
  required: Requirement[]
}

/** How the words of a query are written; empty if nothing was typed with accents. */
export function typedAccents(query: string): TypedAccents {
  const words = wordsInOrder(query)
  const isAccented = words.some(({ written, folded: plain }) => written !== plain)
  const groups = Map.groupBy(isAccented ? words : [], (word) => word.folded)
  return new Map(Array.from(groups, ([plain, forms]) => [plain, new Set(forms.map(({ written }) => written))]))
}

/** Requirements without those that only the words of a question make. */
export function withoutWordsOf(required: Requirement[], asked: string, query: string): Requirement[] {
  if (asked === query) return required
  const sought = new Set(queryWords(query))
  const question = queryWords(asked).filter((word) => !sought.has(word))
  return required.filter((each) => !isMadeOf(each, question))
}

/** Requirements without words that only link others, unless there are no others. */
export function withoutLinks(required: Requirement[], language: Language): Requirement[] {
  if (language !== 'en') return required
  const rest = required.flatMap((each) => {
    const alternatives = each
      .map((one) => ({ ...one, words: one.words.filter(({ word }) => !isLink(word, language)) }))
      .filter(({ words }) => words.length > 0)
    return alternatives.length > 0 ? [alternatives] : []
  })
  return rest.length > 0 ? rest : required
}
