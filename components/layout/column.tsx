import type { ReactNode } from 'react'
import styles from './column.module.css'

/** The column that limits the width of a page's content. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
