'use client'

import { useEffect, useId } from 'react'
import { CallFailed } from '@/lib/http/browser/call-failed'
import { toast } from '@/components/ui/toast'
import { Button } from '@/components/ui/button'
import { useBelowArticle, calls, useSending } from './below-article'
import { draftNames, useDraft } from './use-draft'
import control from '@/components/ui/field.module.css'
import styles from './comments.module.css'

interface Foot extends ReturnType<typeof useSending> {
  id: string
  label: string
  onCancel?: () => void
}

export function BoxFoot({ id, label, error, isSending, send, onCancel }: Foot) {
  const { labels } = useBelowArticle()
  return (
    <>
      <p id={id} role="alert" className={styles.error}>
        {error}
      </p>
      <p className="row">
        <Button onClick={send} aria-disabled={isSending}>
          {isSending ? labels.sending : label}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {labels.cancel}
          </Button>
        )}
      </p>
    </>
  )
}

interface Props {
  replyTo?: { id: string; name: string }
  onDone?: () => void
}

export function CommentBox({ replyTo, onDone }: Props) {
  const { articleId, labels, add, isOpenAgain } = useBelowArticle()
  const id = useId()
  const { field, onInput, clear } = useDraft(replyTo ? draftNames(articleId, replyTo.id).reply : `${articleId}/`)
  useEffect(() => {
    if (replyTo && !isOpenAgain) field.current?.focus()
  }, [field, replyTo, isOpenAgain])

  const sending = useSending(async () => {
    const text = field.current?.value ?? ''
    if (text.trim() === '') {
      field.current?.focus()
      throw new CallFailed('required', 0)
    }
    const written = await (await calls()).write(articleId, 'COMMENT', text, replyTo?.id)
    clear(text)
    toast({ kind: 'success', text: written.isHeld ? labels.held : labels.recorded })
    add(written)
    onDone?.()
  })

  const label = replyTo ? labels.replyTo.replace('{name}', () => replyTo.name) : labels.label
  return (
    <div className={`stack ${styles.box}`}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        className={`${control.control} ${styles.field}`}
        rows={replyTo ? 2 : 4}
        placeholder={labels.placeholder}
        aria-required
        aria-describedby={`${id}-error`}
        aria-invalid={sending.error !== ''}
        onInput={onInput}
      />
      <BoxFoot {...sending} id={`${id}-error`} label={labels.send} onCancel={onDone} />
    </div>
  )
}
