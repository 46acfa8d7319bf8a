'use client'

import { Button, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from '../unsaved/unsaved.module.css'

interface Props {
  path: string
  help: string
  reload: string
}

/** Keeps the revision of what was saved last, and says how to go on once a save was refused. */
export function Revision({ path, help, reload }: Props) {
  const { data } = useDocumentInfo()
  const { value, setValue, valid } = useField<unknown>({ path })
  const saved: unknown = data?.revision
  const [refused, setRefused] = useState<unknown>()
  const notice = useRef<HTMLDivElement>(null)

  // The fields of the form are updated later than its data, or not at all if their new state was not answered.
  const take = useEffectEvent((now: unknown) => {
    if (now !== undefined && now !== value) setValue(now, true)
  })
  useEffect(() => take(saved), [saved])

  // The next check of the form takes the error away from its field.
  if (valid === false && refused !== value) setRefused(value)
  const isRefused = refused !== undefined && refused === value
  useEffect(() => {
    if (isRefused) notice.current?.focus()
  }, [isRefused])

  if (!isRefused) return null
  return (
    <div role="alert" tabIndex={-1} ref={notice} className={styles.notice}>
      <p>{help}</p>
      <Button size="small" margin={false} onClick={() => location.reload()}>
        {reload}
      </Button>
    </div>
  )
}
