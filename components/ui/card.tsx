import type { ReactNode } from 'react'
import styles from './card.module.css'

/** One thing of a list. Its link covers it whole, so that a press anywhere leads on. */
export function Card({ className = '', children }: { className?: string; children: ReactNode }) {
  return <article className={`${styles.card} ${className}`}>{children}</article>
}

/** Where a card leads, around what the thing is called. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  )
}
