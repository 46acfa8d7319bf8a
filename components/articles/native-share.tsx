'use client'

import type { ReactNode } from 'react'

interface Props {
  className?: string
  icon: ReactNode
  url: string
  title: string
  label: string
  unsupported: string
}

/** Opens the device's share sheet; where there is none, shows a message (spec 8). */
export function NativeShare({ className, icon, url, title, label, unsupported }: Props) {
  async function share(): Promise<void> {
    if (!navigator.share) return alert(unsupported)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet without choosing is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) console.info(error)
    }
  }
  return (
    <button type="button" className={className} onClick={() => void share()}>
      {icon}
      {label}
    </button>
  )
}
