'use client'

import type { FocusEvent, ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { signInId } from './sign-in-id'
import styles from './sign-in-gate.module.css'

interface Props {
  /** What signing in allows, for screen readers. */
  label: string
  /** The disabled content behind the gate. */
  children: ReactNode
}

/** Covers content that only signed-in users can use: pressing or focusing it opens the sign-in dialog (spec 4). */
export function SignInGate({ label, children }: Props) {
  function ask({ currentTarget: gate, relatedTarget: before }: FocusEvent<HTMLButtonElement>): void {
    const dialog = document.getElementById(signInId)
    // The dialog returns the focus here when it closes; that must not open it again.
    if (!dialog || dialog.contains(before) || !gate.matches(':focus-visible')) return
    // After the focus has moved: MenuKeys closes the popovers outside of the new focus.
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
