'use client'

import { useEffect, useId } from 'react'
import { toast } from '@/components/ui/toast'
import { useBelowArticle, calls, useSending } from './below-article'
import { BoxFoot } from './comment-box'
import { draftNames, useDraft } from './use-draft'
import control from '@/components/ui/field.module.css'
import styles from './comments.module.css'

interface Props {
  id: string
  value: string
  onDone: () => void
}

export function EditBox({ id, value, onDone }: Props) {
  const { articleId, labels, reload, isOpenAgain } = useBelowArticle()
  const fieldId = useId()
  const { field, onInput, clear } = useDraft(draftNames(articleId, id).edit)
  useEffect(() => {
    if (!isOpenAgain) field.current?.focus()
  }, [field, isOpenAgain])

  const sending = useSending(async () => {
    const text = field.current?.value ?? ''
    const { isHeld } = await (await calls()).edit(id, text)
    clear(text)
    toast({ kind: 'success', text: isHeld ? labels.held : labels.saved })
    await reload()
    onDone()
  })

  return (
    <div className={`stack ${styles.box}`}>
      <label htmlFor={fieldId}>{labels.edit}</label>
      <textarea
        ref={field}
        id={fieldId}
        className={`${control.control} ${styles.field}`}
        rows={4}
        defaultValue={value}
        aria-required
        aria-describedby={`${fieldId}-error`}
        aria-invalid={sending.error !== ''}
        onInput={onInput}
      />
      <BoxFoot {...sending} id={`${fieldId}-error`} label={labels.save} onCancel={onDone} />
    </div>
  )
}
