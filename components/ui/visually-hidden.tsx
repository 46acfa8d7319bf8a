import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Words for who does not see what stands beside them; with `role="status"` they are read out when they change. */
export function VisuallyHidden({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <span role={role} className={styles.hidden}>
      {children}
    </span>
  )
}
