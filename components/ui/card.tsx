import type { ReactNode } from 'react'
import styles from './card.module.css'

export function Card({ className = '', children }: { className?: string; children: ReactNode }) {
  return <article className={`${styles.card} ${className}`}>{children}</article>
}

export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  )
}
