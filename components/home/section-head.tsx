import { Rise } from './rise'
import styles from './section-head.module.css'

interface Props {
  id: string
  title: string
  /** Where all of it is. */
  more?: { href: string; label: string }
}

/** How a part of the home page begins: the rising line, its heading, a way to the whole. */
export function SectionHead({ id, title, more }: Props) {
  return (
    <div className={styles.head}>
      <Rise />
      <h2 id={id}>{title}</h2>
      {more && (
        <a className={styles.more} href={more.href}>
          {more.label} <span aria-hidden="true">→</span>
        </a>
      )}
    </div>
  )
}
