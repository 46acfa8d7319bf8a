'use client'

import { useEffect, useRef } from 'react'
import { isPaused, rememberPaused } from '@/lib/http/browser/paused'

/** Pauses the strip without script. By script the choice holds on other pages too. */
export function PauseBox({ className, label }: { className?: string; label: string }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!box.current) return
    // It may have been pressed before this script had loaded.
    if (box.current.checked) rememberPaused(true)
    else box.current.checked = isPaused()
  }, [])
  return (
    <input
      ref={box}
      type="checkbox"
      className={className}
      title={label}
      aria-label={label}
      onChange={({ currentTarget }) => rememberPaused(currentTarget.checked)}
    />
  )
}
