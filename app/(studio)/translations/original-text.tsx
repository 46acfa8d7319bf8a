'use client'

import { useSyncExternalStore } from 'react'
import { htmlLang, type Language } from '@/lib/domain/languages'
import styles from './translations.module.css'

interface Props {
  language: Language
  title: string
  summary: string
  /** Sanitised HTML; undefined if the text cannot be read. */
  html: string | undefined
  address: string
  words: Record<'original' | 'open' | 'state' | 'unreadable', string>
}

/** The width from which the original stands beside the form; `translations.module.css` has the same. */
const wide = '(min-width: 1280px)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** The original of a translation, read-only: beside the form, and on narrow screens closed above it. */
export function OriginalText({ language, title, summary, html, address, words }: Props) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
  return (
    <details key={String(isWide)} className={`${styles.original} article-original`} open={isWide}>
      <summary>{words.original}</summary>
      <p>
        {words.state} <a href={address}>{words.open}</a>
      </p>
      <article lang={htmlLang[language]} aria-label={words.original} className={styles.text}>
        <h2>{title}</h2>
        <p>
          <em>{summary}</em>
        </p>
        {html === undefined ? <p>{words.unreadable}</p> : <div dangerouslySetInnerHTML={{ __html: html }} />}
      </article>
    </details>
  )
}
