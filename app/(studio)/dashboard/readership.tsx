import type { ServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { permitted } from '@/lib/backend/embedded/permissions'
import { lastDays, readReadership } from '@/lib/backend/embedded/readership/read-readership'
import { written } from '../written-day'
import styles from './dashboard.module.css'

const [shownDays, shownRows] = [30, 10]

function Days({ title, days }: { title: string; days: { day: string; views: number }[] }) {
  const most = Math.max(1, ...days.map(({ views }) => views))
  return (
    <figure className={styles.days}>
      <figcaption>{title}</figcaption>
      <ul>
        {days.map(({ day, views }) => (
          <li key={day} title={`${written(day)}: ${views}`}>
            <span className={styles.bar} style={{ blockSize: `${(views / most) * 100}%` }} aria-hidden="true" />
            <span className={styles.labels}>{`${written(day)}: ${views}`}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

export async function Readership({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user, permitted('website-views', 'read'))) return null
  const labels = (key: StudioKey, values?: Record<string, number>) => labelFor({ i18n }, key, values)
  const days = lastDays(shownDays, new Date())
  const read = await readReadership(payload, days[0] ?? '', shownRows)
  const views = new Map(read.days.map((row) => [row.day, row.views]))
  const total = read.days.reduce((sum, row) => sum + row.views, 0)
  return (
    <div className={styles.parts}>
      <section className={styles.part} aria-labelledby="most-read">
        <h2 id="most-read">{labels('mostRead')}</h2>
        <Days
          title={labels('viewsByDay', { days: shownDays, total })}
          days={days.map((day) => ({ day, views: views.get(day) ?? 0 }))}
        />
        {read.articles.length === 0 && <p>{labels('nothingRead')}</p>}
        <ol className={styles.rows}>
          {read.articles.map(({ id, title, views: count }) => (
            <li key={id}>
              <a href={`/admin/collections/articles/${id}`}>{title || id}</a> <strong>{count}</strong>
            </li>
          ))}
        </ol>
        <p className={styles.help}>{labels('viewsHelp')}</p>
      </section>
      <section className={styles.part} aria-labelledby="empty-searches">
        <h2 id="empty-searches">{labels('emptySearches')}</h2>
        {read.searches.length === 0 && <p>{labels('noEmptySearches')}</p>}
        <ol className={styles.rows}>
          {read.searches.map(({ words: searched, searches }) => (
            <li key={searched}>
              <span>{searched}</span> <strong>{searches}</strong>
            </li>
          ))}
        </ol>
        <p className={styles.help}>{labels('emptySearchesHelp')}</p>
      </section>
    </div>
  )
}
