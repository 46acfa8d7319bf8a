import styles from './tabs.module.css'

interface Props {
  label: string
  /** `page`: the tab is this page; `true`: it contains this page. */
  tabs: { href: string; label: string; current?: 'page' | 'true' }[]
}

export function Tabs({ label, tabs }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul role="list" className={styles.row}>
        {tabs.map((tab) => (
          <li key={tab.href} className={tab.current && styles.current}>
            <a className={`target plain-link ${styles.tab}`} href={tab.href} aria-current={tab.current}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
