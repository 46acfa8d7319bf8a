import type { ReactNode } from 'react'
import styles from './dialog.module.css'

interface Props {
  /** Buttons with this as their `popoverTarget` open it, without any script. */
  id: string
  title: string
  close: string
  children: ReactNode
}

/** Something to decide or read over the page: a native popover that Escape, its button and a press beside it close. */
export function Dialog({ id, title, close, children }: Props) {
  return (
    <dialog id={id} className={styles.dialog} popover="auto" aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <button className={styles.close} type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}
