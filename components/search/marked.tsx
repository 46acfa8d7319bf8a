import { fragmentsOf } from '@/lib/domain/search/found-words'

/** A text in which the words of a query are marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  return fragmentsOf(text, query).map((fragment, i) =>
    fragment.isFound ? <mark key={i}>{fragment.text}</mark> : fragment.text,
  )
}
