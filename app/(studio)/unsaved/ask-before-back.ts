'use client'

import { useEffect } from 'react'

/**
 * Asks before the browser's Back leaves what is not saved for another page of the studio: Payload asks only at links and
 * before the tab is closed. Browsers without the Navigation API do not ask.
 */
export function useAskBeforeBack(isUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsaved || !('navigation' in window)) return undefined
    const ask = (event: NavigateEvent) => {
      const { destination, navigationType, cancelable } = event
      // Before another document the browser itself asks.
      if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return
      if (new URL(destination.url).pathname === location.pathname) return
      if (!confirm(question)) event.preventDefault()
    }
    window.navigation.addEventListener('navigate', ask)
    return () => window.navigation.removeEventListener('navigate', ask)
  }, [isUnsaved, question])
}
