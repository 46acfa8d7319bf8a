'use client'

import { useEffect } from 'react'
import { draftKey, requestQueued, outboxKey } from '@/lib/consultation/storage-keys'
import { store, readStored } from '@/components/sign-in/browser-storage'
import type { SenderWords } from './outbox-sender'

/** On every page: sends a request that was kept for want of a connection, and forgets an old draft. What does so comes only where there is one. */
export function SendOutbox({ words }: { words: SenderWords }) {
  useEffect(() => {
    function begin() {
      if (readStored('localStorage', outboxKey) === null) return
      // Offline it may not come; the next attempt is when there is a connection again.
      void import('./outbox-sender').then(({ sendOutbox }) => sendOutbox(words), console.info)
    }
    const draft = readStored('localStorage', draftKey)
    if (draft !== null) void import('@/lib/consultation/draft').then(({ readDraft }) => readDraft(draft, Date.now()) ?? store('localStorage', draftKey, null), console.info)
    begin()
    addEventListener(requestQueued, begin)
    addEventListener('online', begin)
    return () => {
      removeEventListener(requestQueued, begin)
      removeEventListener('online', begin)
    }
  }, [words])
  return null
}
