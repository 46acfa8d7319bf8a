import type { ServerProps } from 'payload'
import type { LinkProblem } from '@/lib/backend/check-link'
import { canPublish } from '@/lib/backend/embedded/access'
import { labelFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { brokenLinks } from '@/lib/backend/embedded/links/broken-links'
import { written } from '../written-day'
import { CheckLinksButton } from './check-links-button'
import styles from './dashboard.module.css'

const shownLinks = 20

const problemLabels = {
  GONE: 'linkGone',
  CLOSED: 'linkClosed',
  UNREACHABLE: 'linkUnreachable',
  FAILED: 'linkFailed',
} as const satisfies Record<LinkProblem, StudioKey>

export async function BrokenLinks({ i18n, payload, user }: ServerProps) {
  if (!canPublish(user)) return null
  const labels = (key: StudioKey, values?: Record<string, number | string>) => labelFor({ i18n }, key, values)
  const { links, total } = await brokenLinks(payload, shownLinks)
  return (
    <section className={styles.part} aria-labelledby="broken-links">
      <h2 id="broken-links">{labels('linksBroken')}</h2>
      {links.length === 0 && <p>{labels('linksNone')}</p>}
      <ul className={styles.rows}>
        {links.map(({ id, title, address, problem, since }) => (
          <li key={`${id} ${address}`}>
            <a href={`/admin/collections/articles/${id}`}>{title || id}</a>
            <br />
            <span className={styles.address}>{address}</span>: {labels(problemLabels[problem])}
            {', '}
            {labels('linkSince', { day: written(since) })}
          </li>
        ))}
      </ul>
      {total > links.length && <p>{labels('linksMore', { count: total - links.length })}</p>}
      <p className={styles.help}>{labels('linksHelp')}</p>
      <CheckLinksButton />
    </section>
  )
}
