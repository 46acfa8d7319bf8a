'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { foundArticlePath } from '@/lib/domain/paths'
import type { Language } from '@/lib/domain/languages'
import { suggestionsQuery, type Suggestion } from '@/lib/http/browser/suggestions'
import hidden from '@/components/ui/visually-hidden.module.css'
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
  isSent: boolean
  active: string | undefined
  language: Language
  labels: SearchWords
  onPick: () => void
}

/** Milliseconds without a keystroke after which suggestions are requested. */
const debounce = 150

const client = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } })

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

function List({ id, typed, shown, isSent, active, language, labels, onPick }: Props) {
  const rested = useDebounced(typed.trim())
  const answer = useQuery(suggestionsQuery(rested, language))
  // Results of an earlier query are not offered any more.
  const isBehind = rested !== typed.trim()
  const data = isBehind ? undefined : answer.data
  const announced = data?.suggestions.announced
  const status = isSent
    ? labels.loading
    : answer.isError && !isBehind
      ? labels.failed
      : isBehind || answer.isFetching
        ? labels.loading
        : announced === ''
          ? labels.none
          : ''
  let options = 0
  const optionOf = ({ note, path, title }: Suggestion) => {
    const own = `${id}-${options++}`
    return (
      <a
        key={own}
        id={own}
        role="option"
        tabIndex={-1}
        aria-selected={active === own}
        className={styles.option}
        href={path}
        onClick={onPick}
      >
        {title}
        {note && <small>{note}</small>}
      </a>
    )
  }
  return (
    <div className={styles.panel} hidden={!shown}>
      {/* A list box has options, or is not there. */}
      <div id={id} role="listbox" aria-label={labels.label} className={styles.list} hidden={!announced}>
        {data?.articles.map(({ id: article, title }) => optionOf({ title, path: foundArticlePath(language, article) }))}
        {data?.suggestions.groups.map(({ items, label }) => (
          <div key={label} role="group" aria-label={label}>
            <p className={styles.label} aria-hidden="true">
              {label}
            </p>
            {items.map(optionOf)}
          </div>
        ))}
      </div>
      <p className={status ? styles.status : hidden.hidden} role="status">
        {status || announced}
      </p>
    </div>
  )
}
