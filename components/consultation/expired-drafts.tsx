'use client'

import { useEffect } from 'react'
import { draftKey } from '@/lib/consultation/storage-keys'
import { storedKeys } from '@/lib/browser/browser-storage'

/** On every page: deletes expired drafts. The code for it is loaded only if there is a draft. */
export function ExpiredDrafts() {
  useEffect(() => {
    if (storedKeys('localStorage', draftKey).length > 0)
      void import('@/lib/browser/tab-draft').then(({ dropDraft }) => dropDraft(undefined), console.info)
  }, [])
  return null
}
