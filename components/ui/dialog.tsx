import type { ReactNode } from 'react'
import styles from './dialog.module.css'

interface Props {
  /** Buttons with this id as their `popoverTarget` open the dialog without script. */
  id: string
  title: string
  close: string
  children: ReactNode
}

export function Dialog({ id, title, close, children }: Props) {
  return (
    <dialog id={id} className={`panel ${styles.dialog}`} popover="auto" aria-labelledby={`${id}-title`}>
      <div className={`spread ${styles.head}`}>
        <h2 id={`${id}-title`} className="subheading">
          {title}
        </h2>
        <button
          className="icon-button close"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={close}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}
