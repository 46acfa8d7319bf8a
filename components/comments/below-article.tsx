'use client'

import { useRouter } from 'next/navigation'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { CallFailed } from '@/lib/http/browser/call-failed'
import type { Written } from '@/lib/http/browser/interactions'
import { showPopover, signInId } from '@/lib/http/browser/popovers'
import type { Language } from '@/lib/domain/languages'
import { forgetUser, useUser, type User } from '@/components/sign-in/user'
import type { CommentLabels, ErrorCode } from './labels'

interface Below {
  articleId: string
  language: Language
  labels: CommentLabels
  canModerate: boolean
  user: User | undefined
  written: Written[]
  /** Ids of what the user sent from this page, whether or not the page contains it. */
  sent: string[]
  /** The open form and its comment. Only one is open at a time, and it stays open when the comment re-renders. */
  open: { id: string; action: 'reply' | 'edit' | 'report' } | undefined
  setOpen: (open: Below['open']) => void
  /** Opens a form that has an unsent text, if none is open. It takes no focus: the visitor has only come back. */
  openAgain: (open: NonNullable<Below['open']>) => void
  isOpenAgain: boolean
  add: (written: Written) => void
  /**
   * Re-renders the page after a change and reads the user's own comments again. A page that had only the comment that
   * was changed is gone: the article follows.
   */
  reload: () => Promise<void>
  /** Message for a failed call. If the session has ended, it also opens the sign-in dialog. */
  explain: (error: unknown) => string
}

const Context = createContext<Below | undefined>(undefined)

/** The user's state below an article. Throws outside of `BelowArticle`. */
export function useBelowArticle(): Below {
  const below = use(Context)
  if (!below) throw new Error('useBelowArticle must be used inside BelowArticle')
  return below
}

export function useSending(run: () => Promise<void>) {
  const { explain } = useBelowArticle()
  const [error, setError] = useState('')
  const [isSending, setIsSending] = useState(false)

  async function send(): Promise<void> {
    if (isSending) return
    setError('')
    setIsSending(true)
    try {
      await run()
    } catch (failure) {
      setError(explain(failure))
    } finally {
      setIsSending(false)
    }
  }
  return { error, isSending, send: () => void send() }
}

export function MarkMine({ id, children }: { id: string; children: ReactNode }) {
  const { written } = useBelowArticle()
  return <li data-mine={written.some((own) => own.id === id) ? '' : undefined}>{children}</li>
}

/** The calls that write, and those that parse their responses. Imported on demand: only signed-in users need them. */
export const calls = () => import('@/lib/http/browser/interactions')

interface Props {
  articleId: string
  language: Language
  labels: CommentLabels
  canModerate: boolean
  children: ReactNode
}

/**
 * The user's own comments and rating; undefined if they cannot be read now. Signs the user out in this browser if the
 * session has ended.
 */
async function readOwn(
  uid: string | undefined,
  articleId: string,
): Promise<{ uid: string; written: Written[] } | undefined> {
  try {
    if (uid === undefined) return undefined
    const { fetchOwn } = await calls()
    return { uid, written: await fetchOwn(articleId) }
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'sign_in_needed') forgetUser()
    else console.info(error)
    return undefined
  }
}

export function BelowArticle({ articleId, language, labels, canModerate, children }: Props) {
  const router = useRouter()
  const user = useUser()
  const [all, setAll] = useState<{ uid: string; written: Written[] }>({ uid: '', written: [] })

  const [open, setOpen] = useState<Below['open']>()
  const [isOpenAgain, setIsOpenAgain] = useState(false)
  const [sent, setSent] = useState<string[]>([])

  const uid = user?.uid
  useEffect(() => {
    let isOver = false
    void (async () => {
      const read = await readOwn(uid, articleId)
      if (read && !isOver) setAll(read)
    })()
    return () => {
      isOver = true
    }
  }, [uid, articleId])

  const below: Below = {
    articleId,
    language,
    labels,
    canModerate,
    user,
    written: all.uid === uid ? all.written : [],
    sent,
    open,
    setOpen(next) {
      setIsOpenAgain(false)
      setOpen(next)
    },
    openAgain(unsent) {
      setIsOpenAgain(true)
      setOpen((before) => before ?? unsent)
    },
    isOpenAgain,
    add(written) {
      setSent((before) => [...before, written.id])
      if (uid !== undefined)
        setAll((before) => ({ uid, written: [written, ...before.written.filter(({ id }) => id !== written.id)] }))
      router.refresh()
    },
    async reload() {
      const article = await (await calls()).articleOfGonePage()
      if (article === undefined) router.refresh()
      else router.push(`${article}#comments`)
      const read = await readOwn(uid, articleId)
      if (read) setAll(read)
    },
    explain(error) {
      const code = error instanceof CallFailed ? error.code : 'failed'
      if (code === 'sign_in_needed') {
        forgetUser()
        showPopover(document.getElementById(signInId))
      }
      const seconds = error instanceof CallFailed ? String(error.seconds) : ''
      return (code in labels.errors ? labels.errors[code as ErrorCode] : labels.errors.failed).replace(
        '{seconds}',
        seconds,
      )
    },
  }
  return <Context value={below}>{children}</Context>
}
