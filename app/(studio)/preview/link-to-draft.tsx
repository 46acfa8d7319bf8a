'use client'

import '../search/without-eval'
import { useDocumentEvents, usePayloadAPI } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { studioTime } from '@/lib/domain/dates'
import { previewLink } from '@/lib/seo/article-preview'
import { SmallButton } from '../small-button'
import { useLabels } from '../use-labels'
import styles from './preview.module.css'

export function LinkToDraft({ id }: { id: number | string }) {
  const labels = useLabels()
  const { mostRecentUpdate } = useDocumentEvents()
  const since = encodeURIComponent(mostRecentUpdate?.updatedAt ?? '')
  const [{ data }] = usePayloadAPI(`/admin/api/articles/${id}/preview?since=${since}`)
  const [said, setSaid] = useState<'previewCopied' | 'previewNotCopied'>()
  const [field, help] = [useId(), useId()]
  const link = previewLink.safeParse(data).data
  if (!link) return null
  const copy = () =>
    navigator.clipboard.writeText(link.address).then(
      () => setSaid('previewCopied'),
      () => setSaid('previewNotCopied'),
    )
  return (
    <>
      <label htmlFor={field}>{labels('previewLink')}</label>
      <input
        id={field}
        className={styles.address}
        aria-describedby={help}
        readOnly
        value={link.address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p id={help} className={styles.help}>
        {labels('previewLinkHelp', { time: studioTime(new Date(link.expires)) })}
      </p>
      <div className={styles.actions}>
        <SmallButton margin onClick={() => void copy()}>
          {labels('previewCopy')}
        </SmallButton>
        <a href={link.address} target="_blank" rel="noopener">
          {labels('previewOpen')}
        </a>
        {link.published !== null && (
          <a href={link.published} target="_blank" rel="noopener">
            {labels('viewOnSite')}
          </a>
        )}
      </div>
      <p role="status" className={styles.help}>
        {said && labels(said)}
      </p>
    </>
  )
}
