import { isLink } from '../query-understanding/fillers'
import { isMadeOf } from '../query-understanding/kinds'
import { wordsInOrder } from '../search'
import type { Candidate } from './candidate'
import type { Fits } from './points'
import { typedAccents, type Sought } from './sought'
import { fitOf, type Fit, type Text } from './text-fit'
import { wordMatcher, type Matches } from './word-matches'

/** Words of a title or a summary that are looked at. More would only cost time. */
const mostWords = 60

/** A title or a summary, and which words of it are sought. */
interface MatchedText extends Text {
  matches: Matches
}

/**
 * How well titles and summaries of candidates fit what is sought: without regard to accents, and with accents as typed,
 * which is undefined if none were. `kind` is the kind of page that the query names, and the words that do.
 */
export function candidateFits(
  candidates: readonly Candidate[],
  { query, language, required }: Sought,
  kind: { type: Candidate['type']; words: string[] } | undefined,
): { folded: Fits[]; asTyped: Fits[] | undefined } {
  const matcher = wordMatcher(required)
  const wordsOf = (text: string) =>
    wordsInOrder(text)
      .filter(({ folded }) => !isLink(folded, language))
      .slice(0, mostWords)
  const matched = (text: string): MatchedText => {
    const words = wordsOf(text)
    const head = /[:：]/.test(text) ? wordsOf(text.split(/[:：]/)[0] ?? '').length : words.length
    return { words, head, matches: matcher.matchesOf(words) }
  }
  const texts = candidates.map(({ title, lead, type }) => ({
    isKind: type === kind?.type,
    title: matched(title),
    lead: matched(lead),
  }))

  const isNamed = required.map((each) => isMadeOf(each, kind?.words ?? []))
  const rest = matcher.numbered.filter((_, i) => !isNamed[i])
  // What a page is need not stand in its title.
  const fitOfKind = (text: Text, matches: Matches): Fit => {
    const fit = fitOf(text, rest, matches)
    const parts = [...fit.parts]
    return { ...fit, parts: isNamed.map((named) => (named ? 1 : (parts.shift() ?? 0))) }
  }
  const fitsBy = (matchesIn: (text: MatchedText) => Matches): Fits[] =>
    texts.map(({ isKind, title, lead }) => {
      const fit = (text: MatchedText) =>
        isKind && rest.length > 0 ? fitOfKind(text, matchesIn(text)) : fitOf(text, matcher.numbered, matchesIn(text))
      return { title: fit(title), lead: fit(lead) }
    })
  const typed = typedAccents(query)
  return {
    folded: fitsBy(({ matches }) => matches),
    asTyped: typed.size > 0 ? fitsBy(({ matches, words }) => matcher.asTyped(matches, words, typed)) : undefined,
  }
}
