'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { LinkToDraft } from './link-to-draft'
import { MissingParts } from './missing-parts'
import styles from './preview.module.css'
import type { PreviewWords } from './preview-words'
import { TextChanges } from './text-changes'
import { useLivePreview } from './use-live-preview'

/** The part of an article's form that leads to what readers will see. */
export function PreviewTools({ words }: { words: PreviewWords }) {
  const { id } = useDocumentInfo()
  useLivePreview(words.previewFrame)
  const changeWords = {
    before: words.changedBefore,
    kinds: {
      frames: words.changedFrames,
      files: words.changedFiles,
      pictures: words.changedPictures,
      lost: words.changedLost,
      code: words.changedCode,
      hidden: words.changedHidden,
      revisions: words.changedRevisions,
    },
  }
  return (
    <section aria-label={words.previewDraft} className={styles.panel}>
      <MissingParts words={words} />
      <TextChanges words={changeWords} />
      {id === undefined ? <p>{words.previewSaved}</p> : <LinkToDraft id={id} words={words} />}
    </section>
  )
}
