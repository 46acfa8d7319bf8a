'use client'

import { useEffect } from 'react'
import { contactDrafts, storedKeys } from '@/lib/http/browser/browser-storage'

/** On every page: deletes expired drafts. The code for it is loaded only if there is a draft. */
export function ExpiredDrafts() {
  useEffect(() => {
    if (storedKeys('localStorage', contactDrafts).length > 0)
      void import('@/lib/consultation/draft').then(({ dropExpired }) => dropExpired(), console.info)
  }, [])
  return null
}
