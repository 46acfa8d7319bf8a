'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { longestNote, reportReasons, type ReportReason } from '@/lib/domain/codes'
import { toast } from '@/components/ui/toast'
import { useBelowArticle, calls, useSending } from './below-article'
import { BoxFoot } from './comment-box'
import { draftNames, useDraft } from './use-draft'
import control from '@/components/ui/field.module.css'
import styles from './comments.module.css'

export function ReportForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { articleId, labels, isOpenAgain } = useBelowArticle()
  const name = useId()
  const first = useRef<HTMLInputElement>(null)
  const { field: note, onInput, clear } = useDraft(draftNames(articleId, id).report)
  const [reason, setReason] = useState<ReportReason>('SPAM')
  useEffect(() => {
    if (!isOpenAgain) first.current?.focus()
  }, [isOpenAgain])

  const sending = useSending(async () => {
    const text = note.current?.value ?? ''
    await (await calls()).report(id, reason, text)
    clear(text)
    toast({ kind: 'success', text: labels.reported })
    onDone()
  })

  return (
    <fieldset className={`stack ${styles.box}`}>
      <legend>{labels.reportTitle}</legend>
      {reportReasons.map((code, i) => (
        <label key={code} className={`media ${styles.reason}`}>
          <input
            ref={i === 0 ? first : undefined}
            type="radio"
            name={name}
            checked={reason === code}
            onChange={() => setReason(code)}
          />
          {labels.reasons[code]}
        </label>
      ))}
      <label htmlFor={`${name}-note`}>{labels.note}</label>
      <textarea
        ref={note}
        id={`${name}-note`}
        className={`${control.control} ${styles.field}`}
        rows={2}
        maxLength={longestNote}
        aria-describedby={`${name}-error`}
        onInput={onInput}
      />
      <BoxFoot {...sending} id={`${name}-error`} label={labels.sendReport} onCancel={onDone} />
    </fieldset>
  )
}
