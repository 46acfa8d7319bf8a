'use client'

import { useRouter } from 'next/navigation'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { CallFailed } from '@/lib/browser/call-failed'
import type { Written } from '@/lib/browser/interactions'
import { calls } from './calls'
import type { Language } from '@/lib/domain/languages'
import { signInId } from '@/components/sign-in/sign-in-id'
import { forgetUser, useUser, type User } from '@/components/sign-in/user'
import type { CommentWords, ErrorCode } from './words'

interface Below {
  articleId: string
  language: Language
  words: CommentWords
  /** Whether comments can be answered, changed, taken away and reported. */
  canTend: boolean
  user: User | undefined
  /** What the user wrote below this article. */
  written: Written[]
  /** What is being done with which comment: one thing at a time, also while the comment is re-rendered. */
  open: { id: string; action: 'reply' | 'edit' | 'report' } | undefined
  setOpen: (open: Below['open']) => void
  /** Takes up what was just written, and has the page re-rendered. */
  add: (written: Written) => void
  /** Has the page re-rendered after a change. */
  reload: () => Promise<void>
  /** What to tell the user of a call that failed; where the session is over, the sign-in dialog opens. */
  explain: (error: unknown) => string
}

const Context = createContext<Below | undefined>(undefined)

/** What the parts below an article know of the user. Throws outside of the comments. */
export function useBelowArticle(): Below {
  const below = use(Context)
  if (!below) throw new Error('useBelowArticle is for what stands below an article')
  return below
}

interface Props {
  articleId: string
  language: Language
  words: CommentWords
  canTend: boolean
  children: ReactNode
}

/** What a user wrote; undefined where it cannot be known now. Whom the server does not know any more has signed out. */
async function readOwn(uid: string | undefined, articleId: string): Promise<{ uid: string; written: Written[] } | undefined> {
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

/** Around all that users write: fetches what whoever has signed in wrote themselves. */
export function BelowArticle({ articleId, language, words, canTend, children }: Props) {
  const router = useRouter()
  const user = useUser()
  const [all, setAll] = useState<{ uid: string; written: Written[] }>({ uid: '', written: [] })

  const [open, setOpen] = useState<Below['open']>()

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
    words,
    canTend,
    user,
    written: all.uid === uid ? all.written : [],
    open,
    setOpen,
    add(written) {
      if (uid !== undefined) setAll((before) => ({ uid, written: [written, ...before.written.filter(({ id }) => id !== written.id)] }))
      router.refresh()
    },
    async reload() {
      router.refresh()
      const read = await readOwn(uid, articleId)
      if (read) setAll(read)
    },
    explain(error) {
      const code = error instanceof CallFailed ? error.code : 'failed'
      if (code === 'sign_in_needed') {
        forgetUser()
        document.getElementById(signInId)?.showPopover()
      }
      const seconds = error instanceof CallFailed ? String(error.seconds) : ''
      return (code in words.errors ? words.errors[code as ErrorCode] : words.errors.failed).replace('{seconds}', seconds)
    },
  }
  return <Context value={below}>{children}</Context>
}
