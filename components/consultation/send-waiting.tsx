'use client'

import { useEffect } from 'react'
import { draftKey, waitingKept, waitingKey } from '@/lib/consultation/storage-keys'
import { store, readStored } from '@/components/sign-in/browser-storage'
import type { SenderWords } from './waiting-sender'

/** On every page: sends a request that was kept for want of a connection, and forgets an old draft. What does so comes only where there is one. */
export function SendWaiting({ words }: { words: SenderWords }) {
  useEffect(() => {
    function begin() {
      if (readStored('localStorage', waitingKey) === null) return
      // Offline it may not come; the next look is when there is a connection again.
      void import('./waiting-sender').then(({ sendWaiting }) => sendWaiting(words), console.info)
    }
    const draft = readStored('localStorage', draftKey)
    if (draft !== null) void import('@/lib/consultation/draft').then(({ readDraft }) => readDraft(draft, Date.now()) ?? store('localStorage', draftKey, null), console.info)
    begin()
    addEventListener(waitingKept, begin)
    addEventListener('online', begin)
    return () => {
      removeEventListener(waitingKept, begin)
      removeEventListener('online', begin)
    }
  }, [words])
  return null
}
