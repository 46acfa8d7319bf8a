'use client'

import { useEffect } from 'react'
import { draftPath } from '@/lib/domain/paths'

/** Cookie that limits the count to one per browser session (spec 9). */
const cookie = 'hasReloaded'

async function countVisit(): Promise<void> {
  // Colleagues who read a draft are no visitors.
  if (window.location.pathname.endsWith(draftPath)) return
  if (document.cookie.split('; ').some((pair) => pair.startsWith(`${cookie}=`))) return
  try {
    const response = await fetch('/api/viewWebsite', { method: 'PUT' })
    if (!response.ok) throw new Error(`status ${response.status}`)
    document.cookie = `${cookie}=true; path=/; samesite=lax`
  } catch (error) {
    // Not shown to the visitor (spec 8): only logged, at info level.
    console.info('Lỗi khi tăng view', error)
  }
}

/**
 * Counts a visit once per browser session, after the page has loaded (spec 4). A failed count is tried again on the
 * next page.
 */
export function VisitCount() {
  useEffect(() => void countVisit(), [])
  return null
}
