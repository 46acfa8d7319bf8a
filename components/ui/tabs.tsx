import styles from './tabs.module.css'

interface Props {
  label: string
  /** The current one is this page, or holds it. */
  tabs: { href: string; label: string; current?: 'page' | 'true' }[]
}

/** Parts of one subject side by side, each an address of its own; the row scrolls where it is too long. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul role="list" className={styles.row}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a className={styles.tab} href={tab.href} aria-current={tab.current}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
