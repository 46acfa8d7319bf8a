'use client'

import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { showPopover } from '@/lib/http/browser/popovers'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { signInId } from '../../lib/http/browser/popovers'
import styles from './sign-in-gate.module.css'

interface Props {
  label: string
  /** What is shown while the gate has the focus. */
  notice: string
  children: ReactNode
}

/**
 * Covers content that only signed-in users can use. The focus alone shows a notice (WCAG 3.2.1); pressing the content
 * or typing opens the sign-in dialog (spec 4).
 */
export function SignInGate({ label, notice, children }: Props) {
  const id = useId()
  function type({ currentTarget: gate, key, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLButtonElement>): void {
    // A space presses the button.
    const isLetter = key.length === 1 && key !== ' '
    if (isLetter && !ctrlKey && !metaKey && !altKey) showPopover(document.getElementById(signInId), gate)
  }

  return (
    <div className={`${styles.gate} signed-out off-paper`}>
      {children}
      <button
        type="button"
        className={styles.cover}
        popoverTarget={signInId}
        popoverTargetAction="show"
        aria-describedby={id}
        onKeyDown={type}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <p id={id} className={`notice caution ${styles.notice}`}>
        {notice}
      </p>
    </div>
  )
}
