import type { CollectionSlug, ServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { countIn, queueQuery } from '@/lib/backend/embedded/articles/article-queues'
import { wordsFor } from '@/lib/backend/embedded/labels'
import { permissions } from '@/lib/backend/embedded/permissions'
import { QueueLinks, type QueueLink } from '../queue-links'
import { queueLinks, waitingFor, type Queue } from '../queues'
import styles from './dashboard.module.css'
import { WaitingArticles } from './waiting-articles'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

type Waiting = [collection: Extract<CollectionSlug, keyof typeof permissions>, queues: Queue[]]

const queuesOf = (user: number): Waiting[] => [
  [
    'consultation-requests',
    [
      { key: 'waitingRequests', only: [waitingFor.answer] },
      { key: 'waitingMine', only: [waitingFor.answer, ['assignee', 'equals', user]] },
    ],
  ],
  ['mails', [{ key: 'waitingMails', only: [waitingFor.mail] }]],
  [
    'interacted-articles',
    [
      { key: 'waitingComments', only: [waitingFor.decision] },
      { key: 'waitingReports', only: [waitingFor.reports] },
    ],
  ],
]

async function translationsBehind({ i18n, payload }: Props): Promise<QueueLink> {
  const href = `/admin/collections/articles?${queueQuery.queueTranslations}`
  const name = wordsFor({ i18n }, 'queueTranslations')
  return { name, href, count: await countIn(payload, 'queueTranslations') }
}

export async function Waiting({ i18n, payload, user }: Props) {
  if (!user) return null
  const context = { i18n, payload, user }
  const queues = queuesOf(Number(user.id)).filter(([collection]) => hasRole(user, permissions[collection].menu))
  const writes = hasRole(user, permissions.articles.menu)
  const found = await Promise.all([
    ...queues.map(([collection, each]) => queueLinks(context, collection, each)),
    ...(writes ? [translationsBehind(context).then((link) => [link])] : []),
  ])
  const links = found.flat()
  if (links.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="waiting">
      <h2 id="waiting">{wordsFor({ i18n }, 'waiting')}</h2>
      <QueueLinks name={wordsFor({ i18n }, 'waiting')} links={links} />
      {writes && <WaitingArticles {...context} />}
    </section>
  )
}
