import { fragmentsOf } from '@/lib/domain/search/found-words'

export function Marked({ text, query }: { text: string; query: string }) {
  return fragmentsOf(text, query).map((fragment, i) =>
    fragment.isFound ? <mark key={i}>{fragment.text}</mark> : fragment.text,
  )
}
