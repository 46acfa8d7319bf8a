'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { withdrawnRevision } from '@/lib/domain/withdrawn-revision'
import { SmallButton } from '../small-button'
import { useLabels } from '../use-labels'
import styles from './unsaved.module.css'

/** The revision of what was saved last: invisible, until a save is refused because somebody else saved meanwhile. */
export function Revision({ path }: { path: string }) {
  const labels = useLabels()
  const { data, hasPublishedDoc } = useDocumentInfo()
  const { value, setValue, valid } = useField<unknown>({ path })
  const saved: unknown = data?.revision
  const [wasPublished, setWasPublished] = useState(hasPublishedDoc)
  const [withdrawn, setWithdrawn] = useState<unknown>()
  const [refused, setRefused] = useState<unknown>()
  const notice = useRef<HTMLDivElement>(null)

  if (wasPublished !== hasPublishedDoc) {
    setWasPublished(hasPublishedDoc)
    if (!hasPublishedDoc) setWithdrawn(saved)
  }
  const current = withdrawn !== undefined && withdrawn === saved ? withdrawnRevision(saved) : saved

  // The fields of the form are updated later than its data, or not at all if their new state was not answered.
  useEffect(() => {
    if (current !== undefined && current !== value) setValue(current, true)
  }, [current, value, setValue])

  // The next check of the form takes the error away from its field.
  if (valid === false && refused !== value) setRefused(value)
  const isRefused = refused !== undefined && refused === value
  useEffect(() => {
    if (isRefused) notice.current?.focus()
  }, [isRefused])

  if (!isRefused) return null
  return (
    <div role="alert" tabIndex={-1} ref={notice} className={styles.notice}>
      <p>{labels('conflictHelp')}</p>
      <SmallButton buttonStyle="primary" onClick={() => location.reload()}>
        {labels('conflictReload')}
      </SmallButton>
    </div>
  )
}
