import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

interface Props {
  role?: 'status'
  as?: 'span' | 'h1'
  children: ReactNode
}

export function VisuallyHidden({ role, as: Element = 'span', children }: Props) {
  return (
    <Element role={role} className={styles.hidden}>
      {children}
    </Element>
  )
}
