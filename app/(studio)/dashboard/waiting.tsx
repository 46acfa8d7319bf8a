import type { CollectionSlug, ServerProps, Where } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { permissions } from '@/lib/backend/embedded/permissions'
import { QueueLinks } from '../queue-links'
import styles from './dashboard.module.css'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

interface Queue {
  key: StudioKey
  collection: Extract<CollectionSlug, keyof typeof permissions>
  /** Fields that must have these values. */
  only: Record<string, string | number>
}

const queuesOf = (user: number): Queue[] => [
  { key: 'waitingRequests', collection: 'consultation-requests', only: { status: 'PENDING' } },
  { key: 'waitingMine', collection: 'consultation-requests', only: { status: 'PENDING', assignee: user } },
  { key: 'waitingMails', collection: 'mails', only: { state: 'FAILED' } },
  { key: 'waitingComments', collection: 'interacted-articles', only: { state: 'HELD' } },
]

const whereOf = (only: Queue['only']): Where => ({
  and: Object.entries(only).map(([field, value]) => ({ [field]: { equals: value } })),
})

const queryOf = (only: Queue['only']) =>
  Object.entries(only)
    .map(([field, value], i) => `where[and][${i}][${field}][equals]=${value}`)
    .join('&')

/** On the studio's first page: what waits for a person's roles, with the number of each. */
export async function Waiting({ i18n, payload, user }: Props) {
  if (!user) return null
  const queues = queuesOf(Number(user.id)).filter(({ collection }) => hasRole(user, permissions[collection].menu))
  const counts = await Promise.all(
    queues.map(({ collection, only }) =>
      payload.count({ collection, where: whereOf(only), user, overrideAccess: false }),
    ),
  )
  const links = queues.map(({ key, collection, only }, i) => ({
    name: wordsFor({ i18n }, key),
    href: `/admin/collections/${collection}?${queryOf(only)}`,
    count: counts[i]?.totalDocs ?? 0,
  }))
  if (hasRole(user, permissions['comment-reports'].read)) {
    const { totalDocs } = await payload.count({
      collection: 'interacted-articles',
      where: { openReports: { greater_than: 0 } },
    })
    const href = '/admin/collections/interacted-articles?where[openReports][greater_than]=0'
    links.push({ name: wordsFor({ i18n }, 'waitingReports'), href, count: totalDocs })
  }
  if (links.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="waiting">
      <h2 id="waiting">{wordsFor({ i18n }, 'waiting')}</h2>
      <QueueLinks name={wordsFor({ i18n }, 'waiting')} links={links} />
    </section>
  )
}
