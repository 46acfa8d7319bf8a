'use client'

import { useEffect } from 'react'
import { draftKey, requestQueued, outboxKey } from '@/lib/consultation/storage-keys'
import { store, readStored } from '@/lib/browser/browser-storage'
import type { SenderWords } from './outbox-sender'

/**
 * On every page: sends queued requests and deletes an expired draft. The code for each is loaded only if there is one.
 */
export function SendOutbox({ words }: { words: SenderWords }) {
  useEffect(() => {
    function begin() {
      if (readStored('localStorage', outboxKey) === null) return
      // The import may fail offline; it is tried again when the connection returns.
      void import('./outbox-sender').then(({ sendOutbox }) => sendOutbox(words), console.info)
    }
    const draft = readStored('localStorage', draftKey)
    if (draft !== null)
      void import('@/lib/consultation/draft').then(
        ({ readDraft }) => readDraft(draft, Date.now()) ?? store('localStorage', draftKey, null),
        console.info,
      )
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
