import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

interface Props {
  /** With `status`, changes are announced. */
  role?: 'status'
  as?: 'span' | 'h1'
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ role, as: Element = 'span', children }: Props) {
  return (
    <Element role={role} className={styles.hidden}>
      {children}
    </Element>
  )
}
