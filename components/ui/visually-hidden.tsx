import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers only; with `role="status"` changes are announced. */
export function VisuallyHidden({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <span role={role} className={styles.hidden}>
      {children}
    </span>
  )
}
