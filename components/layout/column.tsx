import type { ReactNode } from 'react'
import styles from './column.module.css'

/** The width in which a page's content stands. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
