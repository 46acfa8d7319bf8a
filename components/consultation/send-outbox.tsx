'use client'

import { useEffect } from 'react'
import { draftKey, requestQueued, outboxKey } from '@/lib/consultation/storage-keys'
import { storedKeys } from '@/lib/browser/browser-storage'
import type { SenderWords } from './outbox-sender'

/**
 * On every page: sends queued requests and deletes expired drafts. The code for each is loaded only if there is one.
 */
export function SendOutbox({ words }: { words: SenderWords }) {
  useEffect(() => {
    function begin() {
      if (storedKeys('localStorage', outboxKey).length === 0) return
      // The import may fail offline; it is tried again when the connection returns.
      void import('./outbox-sender').then(({ sendOutbox }) => sendOutbox(words), console.info)
    }
    if (storedKeys('localStorage', draftKey).length > 0)
      void import('@/lib/browser/tab-draft').then(({ dropDraft }) => dropDraft(undefined), console.info)
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
