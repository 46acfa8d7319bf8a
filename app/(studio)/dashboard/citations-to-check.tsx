import type { ServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { outdatedTexts, unknownNumbers } from '@/lib/backend/embedded/legal-texts/citations-to-check'
import { permitted } from '@/lib/backend/embedded/permissions'
import { dayOf } from '@/lib/domain/dates'
import styles from './dashboard.module.css'

const shown = 20

export async function CitationsToCheck({ i18n, user }: ServerProps) {
  if (!hasRole(user, permitted('legal-texts', 'update'))) return null
  const labels = (key: StudioKey, values?: Record<string, number | string>) => labelFor({ i18n }, key, values)
  const [outdated, unknown] = await Promise.all([outdatedTexts(dayOf(new Date()), shown), unknownNumbers(shown)])
  const citing = ({ articles, total }: { articles: { id: number; title: string }[]; total: number }) => (
    <ul>
      {articles.map(({ id, title }) => (
        <li key={id}>
          <a href={`/admin/collections/articles/${id}`}>{title || id}</a>
        </li>
      ))}
      {total > articles.length && <li>{labels('citationsMore', { count: total - articles.length })}</li>}
    </ul>
  )
  return (
    <section className={styles.part} aria-labelledby="citations-to-check">
      <h2 id="citations-to-check">{labels('citationsOutdated')}</h2>
      {outdated.length === 0 && <p>{labels('citationsNoneOutdated')}</p>}
      <ul className={styles.rows}>
        {outdated.map((text) => (
          <li key={text.number + text.title}>
            {text.title} {text.number}
            {': '}
            {text.replacedBy === undefined
              ? labels('citationsExpired')
              : labels('citationsReplacedBy', { number: text.replacedBy })}
            {citing(text)}
          </li>
        ))}
      </ul>
      <h2>{labels('citationsUnknown')}</h2>
      {unknown.length === 0 && <p>{labels('citationsNoneUnknown')}</p>}
      <ul className={styles.rows}>
        {unknown.map((one) => (
          <li key={one.number}>
            {one.number} ({labels('citationsIn', { count: one.total })}){citing(one)}
          </li>
        ))}
      </ul>
      <p className={styles.help}>
        {labels('citationsHelp')} <a href="/admin/collections/legal-texts">{labels('legalTexts')}</a>
      </p>
    </section>
  )
}
