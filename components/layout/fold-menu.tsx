'use client'

import { useEffect } from 'react'

export function FoldMenu({ stackId }: { stackId: string }) {
  useEffect(() => {
    const ending = new AbortController()
    async function begin(): Promise<void> {
      try {
        const { watchStack } = await import('./watch-stack')
        const stack = document.getElementById(stackId)
        const menu = stack?.querySelector('details')
        if (stack && menu && !ending.signal.aborted) watchStack(stack, menu, ending.signal)
      } catch (error) {
        // Without its script the menu stays as it is.
        console.info(error)
      }
    }
    void begin()
    return () => ending.abort()
  }, [stackId])
  return null
}
