import type { ReactNode } from 'react'
import styles from './unseen.module.css'

/** Words for who does not see what stands beside them; with `role="status"` they are read out when they change. */
export function Unseen({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <span role={role} className={styles.unseen}>
      {children}
    </span>
  )
}
