'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { foundArticlePath } from '@/lib/domain/paths'
import type { Language } from '@/lib/domain/languages'
import { suggestionsQuery } from '@/lib/browser/suggestions'
import styles from './suggestions.module.css'

export interface SearchWords {
  label: string
  loading: string
  none: string
  failed: string
}

interface Props {
  id: string
  typed: string
  shown: boolean
  active: string | undefined
  language: Language
  words: SearchWords
  onPick: () => void
}

/** Milliseconds without a keystroke after which suggestions are requested. */
const debounce = 150

const client = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } })

/** Titles that contain the query, each a link to its article (spec 2). */
export function Suggestions(props: Props) {
  return (
    <QueryClientProvider client={client}>
      <List {...props} />
    </QueryClientProvider>
  )
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounce)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

function List({ id, typed, shown, active, language, words, onPick }: Props) {
  const rested = useDebounced(typed.trim())
  const answer = useQuery(suggestionsQuery(rested, language))
  // Results of an earlier query are not offered any more.
  const isBehind = rested !== typed.trim()
  const data = isBehind ? undefined : answer.data
  const status =
    answer.isError && !isBehind
      ? words.failed
      : isBehind || answer.isFetching
        ? words.loading
        : data?.length === 0
          ? words.none
          : ''
  return (
    <div className={styles.panel} hidden={!shown}>
      <div id={id} role="listbox" aria-label={words.label} className={styles.list}>
        {data?.map((article) => (
          <a
            key={article.id}
            id={`${id}-${article.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={active === `${id}-${article.id}`}
            className={styles.option}
            href={foundArticlePath(language, article.id)}
            onClick={onPick}
          >
            {article.title}
          </a>
        ))}
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  )
}
