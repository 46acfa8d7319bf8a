import type { ServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { outdatedTexts, unknownNumbers } from '@/lib/backend/embedded/legal-texts/citations-to-check'
import { permitted } from '@/lib/backend/embedded/permissions'
import { dayOf } from '@/lib/domain/dates'
import styles from './dashboard.module.css'

type Props = Pick<ServerProps, 'i18n' | 'user'>

const shown = 20

interface Citing {
  articles: { id: number; title: string }[]
  total: number
}

export async function CitationsToCheck({ i18n, user }: Props) {
  if (!user || !hasRole(user, permitted('legal-texts', 'update'))) return null
  const words = (key: StudioKey, values?: Record<string, number | string>) => wordsFor({ i18n }, key, values)
  const [outdated, unknown] = await Promise.all([outdatedTexts(dayOf(new Date()), shown), unknownNumbers(shown)])
  const citing = ({ articles, total }: Citing) => (
    <ul>
      {articles.map(({ id, title }) => (
        <li key={id}>
          <a href={`/admin/collections/articles/${id}`}>{title || id}</a>
        </li>
      ))}
      {total > articles.length && <li>{words('citationsMore', { count: total - articles.length })}</li>}
    </ul>
  )
  return (
    <section className={styles.part} aria-labelledby="citations-to-check">
      <h2 id="citations-to-check">{words('citationsOutdated')}</h2>
      {outdated.length === 0 && <p>{words('citationsNoneOutdated')}</p>}
      <ul className={styles.rows}>
        {outdated.map((text) => (
          <li key={text.number + text.title}>
            {text.title} {text.number}
            {': '}
            {text.replacedBy === undefined
              ? words('citationsExpired')
              : words('citationsReplacedBy', { number: text.replacedBy })}
            {citing(text)}
          </li>
        ))}
      </ul>
      <h2>{words('citationsUnknown')}</h2>
      {unknown.length === 0 && <p>{words('citationsNoneUnknown')}</p>}
      <ul className={styles.rows}>
        {unknown.map((one) => (
          <li key={one.number}>
            {one.number} ({words('citationsIn', { count: one.total })}){citing(one)}
          </li>
        ))}
      </ul>
      <p className={styles.help}>
        {words('citationsHelp')} <a href="/admin/collections/legal-texts">{words('legalTexts')}</a>
      </p>
    </section>
  )
}
