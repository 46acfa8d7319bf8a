import type { CollectionSlug, ServerProps } from 'payload'
import { canPublish, hasRole } from '@/lib/backend/embedded/access'
import { articlesIn, type ArticleQueue, type QueuedArticle } from '@/lib/backend/embedded/articles/article-queues'
import { labelFor } from '@/lib/backend/embedded/labels'
import { permissions } from '@/lib/backend/embedded/permissions'
import { studioTime } from '@/lib/domain/dates'
import { articleQueueLink } from '../planning/article-queues'
import { QueueLinks, queueLink, waitingFor, type Queue } from '../queues'
import styles from './dashboard.module.css'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

const detailsOf = (article: QueuedArticle, i18n: Props['i18n']): string =>
  [
    article.askedBy,
    ...(['publishAt', 'unpublishAt'] as const).map((key) => {
      const time = article[key]
      return time && `${labelFor({ i18n }, key)} ${studioTime(time)}`
    }),
  ]
    .filter(Boolean)
    .join(' · ')

const articleQueues: ArticleQueue[] = ['queueWaiting', 'queueReturned', 'queuePlanned']

/** Articles that wait for a review, were returned, or are planned. Whoever does not publish sees their own reviews. */
async function WaitingArticles({ i18n, payload, user }: Props) {
  const mine = canPublish(user) ? undefined : Number(user?.id)
  const lists = await Promise.all(
    articleQueues.map(async (queue) => ({ queue, articles: await articlesIn(payload, queue, mine) })),
  )
  return (
    <div className={styles.lists}>
      {lists.map(({ queue, articles }) => (
        <section key={queue} aria-labelledby={queue}>
          <h3 id={queue}>{labelFor({ i18n }, queue)}</h3>
          {articles.length > 0 ? (
            <ul className={styles.rows}>
              {articles.map((article) => (
                <li key={article.id}>
                  <a href={`/admin/collections/articles/${article.id}`}>{article.title}</a> {detailsOf(article, i18n)}
                </li>
              ))}
            </ul>
          ) : (
            <p>{labelFor({ i18n }, 'queueNothing')}</p>
          )}
        </section>
      ))}
    </div>
  )
}

type Waiting = [collection: Extract<CollectionSlug, keyof typeof permissions>, queue: Queue]

const queuesOf = (user: number): Waiting[] => [
  ['consultation-requests', { key: 'waitingRequests', only: [waitingFor.answer] }],
  ['consultation-requests', { key: 'waitingMine', only: [waitingFor.answer, ['assignee', 'equals', user]] }],
  ['mails', { key: 'waitingMails', only: [waitingFor.mail] }],
  ['interacted-articles', { key: 'waitingComments', only: [waitingFor.decision] }],
  ['interacted-articles', { key: 'waitingReports', only: [waitingFor.reports] }],
]

export async function Waiting({ i18n, payload, user }: Props) {
  if (!user) return null
  const context = { i18n, payload, user }
  const queues = queuesOf(Number(user.id)).filter(([collection]) => hasRole(user, permissions[collection].menu))
  const writes = hasRole(user, permissions.articles.menu)
  const links = await Promise.all([
    ...queues.map(([collection, queue]) => queueLink(context, collection, queue)),
    ...(writes ? [articleQueueLink(context, 'queueTranslations')] : []),
  ])
  if (links.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="waiting">
      <h2 id="waiting">{labelFor({ i18n }, 'waiting')}</h2>
      <QueueLinks name={labelFor({ i18n }, 'waiting')} links={links} />
      {writes && <WaitingArticles {...context} />}
    </section>
  )
}
