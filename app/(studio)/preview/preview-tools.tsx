'use client'

import { toast, useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { StudioKey } from '@/lib/backend/embedded/labels'
import { missingIn, type MissingPart } from '@/lib/seo/advice'
import { useAdvisedArticle } from '../search/use-advice'
import { useWrittenArticle } from '../search/use-written-article'
import { useLabels } from '../use-labels'
import { changesInWords } from './change-labels'
import { LinkToDraft } from './link-to-draft'
import { preparedText } from './prepared-text'
import styles from './preview.module.css'
import { useLivePreview } from './use-live-preview'

const names = {
  summary: 'missingSummary',
  alt: 'missingAlt',
  translation: 'missingTranslation',
} as const satisfies Record<MissingPart, StudioKey>

/** A warning that names what the article still lacks. It may be published nevertheless, but not without a summary. */
function MissingParts() {
  const labels = useLabels()
  const [now] = useState(() => new Date())
  const missing = missingIn(useAdvisedArticle(now))
  return (
    <div role="status">
      {missing.length > 0 && (
        <p className={styles.warning}>
          {labels(missing.includes('summary') ? 'missingNeeded' : 'missingBefore', {
            what: missing.map((part) => labels(names[part])).join(', '),
          })}
        </p>
      )}
    </div>
  )
}

const noticeMs = 20_000

function TextChanges() {
  const labels = useLabels()
  const { id } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const article = useWrittenArticle()
  const [notice, setNotice] = useState<string>()
  const savedAt = mostRecentUpdate?.id === id ? mostRecentUpdate?.updatedAt : undefined
  const find = useEffectEvent(async () => {
    const prepared = article.format === 'HTML' && article.html ? await preparedText(article) : undefined
    return prepared && changesInWords(prepared.changes, labels, 'changedBefore')
  })

  useEffect(() => {
    let isSuperseded = false
    const show = async () => {
      const result = await find()
      if (isSuperseded) return
      setNotice(result)
      if (result && savedAt !== undefined) toast.warning(result, { duration: noticeMs })
    }
    // Without an answer nothing is known; the next save asks again.
    show().catch(() => undefined)
    return () => {
      isSuperseded = true
    }
  }, [savedAt])
  return <div role="status">{notice && <p className={styles.warning}>{notice}</p>}</div>
}

export function PreviewTools() {
  const { id, isTrashed } = useDocumentInfo()
  const labels = useLabels()
  useLivePreview(labels('previewFrame'))
  if (isTrashed) return null
  return (
    <section aria-label={labels('previewDraft')} className={styles.panel}>
      <MissingParts />
      <TextChanges />
      {id === undefined ? <p>{labels('previewSaved')}</p> : <LinkToDraft id={id} />}
    </section>
  )
}
