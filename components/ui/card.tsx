import type { ReactNode } from 'react'
import styles from './card.module.css'

/** A card in a list. Its link covers the whole card. */
export function Card({ className = '', children }: { className?: string; children: ReactNode }) {
  return <article className={`${styles.card} ${className}`}>{children}</article>
}

/** The link of a card, around its title. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  )
}
