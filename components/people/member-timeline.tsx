import type { MemberDetail } from '@/lib/backend/model'
import styles from './member-timeline.module.css'

export function MemberTimeline({ details, lang }: { details: MemberDetail[]; lang?: string }) {
  return (
    <ol role="list" lang={lang}>
      {details.map(({ period, title, organisation, description }, i) => (
        <li key={`${i} ${title}`} className={styles.station}>
          <p className={styles.period}>{period}</p>
          <div>
            <h3>{title}</h3>
            {organisation && <p className={styles.organisation}>{organisation}</p>}
            {description.trim() && <p className={`measure ${styles.description}`}>{description.trim()}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
