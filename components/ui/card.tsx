import type { ReactNode } from 'react'
import styles from './card.module.css'

interface Props {
  className?: string
  /** Without a box around it. */
  bare?: boolean
  children: ReactNode
}

export function Card({ className = '', bare = false, children }: Props) {
  return <article className={`${styles.card} ${bare ? '' : 'box card'} ${className}`}>{children}</article>
}

export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  )
}
