'use client'

import { useEffect } from 'react'

/** Guards the count for one browser session (spec 9). */
const cookie = 'hasReloaded'

async function countVisit(): Promise<void> {
  if (document.cookie.split('; ').some((pair) => pair.startsWith(`${cookie}=`))) return
  try {
    const response = await fetch('/api/viewWebsite', { method: 'PUT' })
    if (!response.ok) throw new Error(`status ${response.status}`)
    document.cookie = `${cookie}=true; path=/; samesite=lax`
  } catch (error) {
    // Not the visitor's business (spec 8): logged, and as a mere note.
    console.info('Lỗi khi tăng view', error)
  }
}

/** Counts a visit once in a browser session, after the page has loaded (spec 4); a count that fails is tried again on the next page. */
export function VisitCount() {
  useEffect(() => void countVisit(), [])
  return null
}
