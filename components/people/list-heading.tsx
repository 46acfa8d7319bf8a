import type { ReactNode } from 'react'
import styles from './list-heading.module.css'

/** What a list within a group is called: a department, a kind of partner. */
export function ListHeading({ level, children }: { level: 2 | 3; children: ReactNode }) {
  const Heading = `h${level}` as const
  return <Heading className={styles.heading}>{children}</Heading>
}
