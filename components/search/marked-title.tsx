import { Fragment } from 'react'
import { fragmentsOf } from '@/lib/domain/search/found-words'
import { phrasesOf } from '@/lib/domain/phrases'

/** A title in which the words of a query are marked. A Chinese one breaks between its phrases, not within a word. */
export function MarkedTitle({ text, query }: { text: string; query: string }) {
  const fragments = fragmentsOf(text, query)
  const title = fragments.map((fragment) => fragment.text).join('')
  const phrases = startsOf(phrasesOf(title))
  const marks = startsOf(fragments.map((fragment) => fragment.text))
  return (
    <span className="phrases">
      {fragments.map((fragment, i) => {
        const start = marks[i] ?? 0
        const end = start + fragment.text.length
        const cuts = [start, ...phrases.filter((at) => at > start && at < end), end]
        const pieces = cuts.slice(0, -1).map((at, n) => (
          <Fragment key={at}>
            {at > 0 && phrases.includes(at) && <wbr />}
            {title.slice(at, cuts[n + 1])}
          </Fragment>
        ))
        return fragment.isFound ? <mark key={start}>{pieces}</mark> : <Fragment key={start}>{pieces}</Fragment>
      })}
    </span>
  )
}

function startsOf(parts: readonly string[]): number[] {
  return parts.map((_, i) => parts.slice(0, i).join('').length)
}
