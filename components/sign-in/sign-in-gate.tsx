'use client'

import type { FocusEvent, ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { signInId } from './sign-in-id'
import styles from './sign-in-gate.module.css'

interface Props {
  /** What signing in opens. */
  label: string
  /** What is behind it, switched off. */
  children: ReactNode
}

/** In front of what only users who have signed in can use: whoever presses or reaches it sees the sign-in dialog (spec 4). */
export function SignInGate({ label, children }: Props) {
  function ask({ currentTarget: gate, relatedTarget: before }: FocusEvent<HTMLButtonElement>): void {
    const dialog = document.getElementById(signInId)
    // The dialog gives the focus back when it closes: that asks for nothing.
    if (!dialog || dialog.contains(before) || !gate.matches(':focus-visible')) return
    // Not while the focus still moves: whatever is open elsewhere closes then.
    setTimeout(() => dialog.showPopover({ source: gate }))
  }

  return (
    <div className={styles.gate}>
      {children}
      <button type="button" className={styles.cover} popoverTarget={signInId} popoverTargetAction="show" onFocus={ask}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </div>
  )
}
