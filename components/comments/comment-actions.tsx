'use client'

import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { signInId } from '@/lib/http/browser/popovers'
import { toast } from '@/components/ui/toast'
import { WithoutFailing } from '@/components/ui/island'
import { calls, useBelowArticle } from './below-article'
import { CommentBox } from './comment-box'
import { draftNames, hasDraft } from './use-draft'
import styles from './comments.module.css'

const EditBox = lazy(() => import('./edit-box').then((module) => ({ default: module.EditBox })))
const ReportForm = lazy(() => import('./report-form').then((module) => ({ default: module.ReportForm })))

type Action = 'reply' | 'edit' | 'report'

interface Props {
  id: string
  name: string
}

export function CommentActions({ id, name }: Props) {
  const below = useBelowArticle()
  const { articleId, user, labels, canModerate, written, open: opened, setOpen, explain, reload } = below
  const open = opened?.id === id ? opened.action : undefined
  const [error, setError] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const replyTo = labels.replyTo.replace('{name}', () => name)
  const close = () => {
    setOpen(undefined)
    opener.current?.focus()
  }
  const toggle = (action: Action, button: HTMLButtonElement) => {
    opener.current = button
    setOpen(open === action ? undefined : { id, action })
  }
  const mine = written.find((own) => own.id === id)
  const openUnsent = useEffectEvent(() => {
    const names = draftNames(articleId, id)
    const action = (['reply', 'edit', 'report'] as const).find((action) => hasDraft(names[action]))
    if (action) below.openAgain({ id, action })
  })
  useEffect(() => {
    if (user?.uid) queueMicrotask(() => openUnsent())
  }, [user?.uid])

  async function removeOwn(): Promise<void> {
    if (!confirm(labels.confirmDelete)) return
    try {
      await (await calls()).remove(id)
      toast({ kind: 'success', text: labels.deleted })
      document.getElementById('comments-title')?.focus()
      await reload()
    } catch (failure) {
      setError(explain(failure))
    }
  }

  if (!canModerate) return null
  if (!user) {
    return (
      <p className="row">
        {[labels.reply, labels.report].map((label) => (
          <button key={label} type="button" className={`text-button ${styles.action}`} popoverTarget={signInId}>
            {label}
          </button>
        ))}
      </p>
    )
  }
  const offered: Action[] = mine ? (mine.isHeld ? ['edit'] : ['reply', 'edit']) : ['reply', 'report']
  return (
    <>
      <p className="row">
        {offered.map((action) => (
          <button
            key={action}
            type="button"
            className={`text-button ${styles.action}`}
            aria-expanded={open === action}
            aria-label={action === 'reply' ? replyTo : undefined}
            onClick={(event) => toggle(action, event.currentTarget)}
          >
            {labels[action]}
          </button>
        ))}
        {mine && (
          <button type="button" className={`text-button ${styles.action}`} onClick={() => void removeOwn()}>
            {labels.delete}
          </button>
        )}
      </p>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      {open === 'reply' && <CommentBox replyTo={{ id, name }} onDone={close} />}
      <WithoutFailing>
        <Suspense>
          {open === 'edit' && mine && <EditBox id={id} value={mine.value} onDone={close} />}
          {open === 'report' && <ReportForm id={id} onDone={close} />}
        </Suspense>
      </WithoutFailing>
    </>
  )
}
