import styles from './page-heading.module.css'

interface Props {
  title: string
  lead?: string
}

/** The band with which a page begins. */
export function PageHeading({ title, lead }: Props) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </div>
  )
}
