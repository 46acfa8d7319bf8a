'use client'

import { useWindowInfo } from '@payloadcms/ui'
import { htmlLang, type Language } from '@/lib/domain/languages'
import { useLabels } from '../use-labels'
import styles from './translations.module.css'

interface Props {
  language: Language
  title: string
  summary: string
  /** Sanitised HTML; undefined if the text cannot be read. */
  html: string | undefined
  address: string
  state: string
}

/** The width from which the original stands beside the form; `translations.module.css` has the same. */
const wideFrom = 1280

export function OriginalText({ language, title, summary, html, address, state }: Props) {
  const labels = useLabels()
  const isWide = (useWindowInfo().width ?? 0) >= wideFrom
  return (
    <details key={String(isWide)} className={`${styles.original} article-original`} open={isWide}>
      <summary>{labels('originalText')}</summary>
      <p>
        {state} <a href={address}>{labels('originalOpen')}</a>
      </p>
      <article lang={htmlLang[language]} aria-label={labels('originalText')} className={styles.text}>
        <h2>{title}</h2>
        <p>
          <em>{summary}</em>
        </p>
        {html === undefined ? (
          <p>{labels('originalUnreadable')}</p>
        ) : (
          <div dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </article>
    </details>
  )
}
