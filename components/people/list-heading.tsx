import type { ReactNode } from 'react'
import styles from './list-heading.module.css'

/** Heading of a list within a group: a department, a kind of partner. */
export function ListHeading({ level, children }: { level: 2 | 3; children: ReactNode }) {
  const Heading = `h${level}` as const
  return <Heading className={styles.heading}>{children}</Heading>
}
