import type { ReactNode } from 'react'
import styles from './column.module.css'

export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
