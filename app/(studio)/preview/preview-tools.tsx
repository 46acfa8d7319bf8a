'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useWords } from '../use-words'
import { LinkToDraft } from './link-to-draft'
import { MissingParts } from './missing-parts'
import styles from './preview.module.css'
import { TextChanges } from './text-changes'
import { useLivePreview } from './use-live-preview'

export function PreviewTools() {
  const { id, isTrashed } = useDocumentInfo()
  const words = useWords()
  useLivePreview(words('previewFrame'))
  if (isTrashed) return null
  return (
    <section aria-label={words('previewDraft')} className={styles.panel}>
      <MissingParts />
      <TextChanges />
      {id === undefined ? <p>{words('previewSaved')}</p> : <LinkToDraft id={id} />}
    </section>
  )
}
