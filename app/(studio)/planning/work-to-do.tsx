import type { ServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import {
  articlesIn,
  countIn,
  queueQuery,
  type ArticleQueue,
  type QueuedArticle,
} from '@/lib/backend/embedded/articles/article-queues'
import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { permissions } from '@/lib/backend/embedded/permissions'
import { studioTime } from '@/lib/domain/dates'
import styles from './work-to-do.module.css'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

const detailsOf = (article: QueuedArticle, i18n: Props['i18n']): string =>
  [
    article.askedBy,
    ...(['publishAt', 'unpublishAt'] as const).map((key) => {
      const time = article[key]
      return time && `${wordsFor({ i18n }, key satisfies StudioKey)} ${studioTime(time)}`
    }),
  ]
    .filter(Boolean)
    .join(' · ')

/** On the studio's first page, for those who write: articles that wait for a review, were returned, or are planned. */
export async function WorkToDo({ i18n, payload, user }: Props) {
  if (!user || !hasRole(user, permissions.articles.menu)) return null
  const mine = hasRole(user, ['admin', 'editor']) ? undefined : Number(user.id)
  const queues: ArticleQueue[] = ['queueWaiting', 'queueReturned', 'queuePlanned']
  const found = await Promise.all(queues.map((queue) => articlesIn(payload, queue, mine)))
  const behind = await countIn(payload, 'queueTranslations')
  return (
    <div className={styles.queues}>
      {queues.map((queue, i) => (
        <section key={queue} aria-labelledby={queue}>
          <h2 id={queue}>{wordsFor({ i18n }, queue)}</h2>
          {found[i]?.length === 0 && <p>{wordsFor({ i18n }, 'queueNothing')}</p>}
          {found[i]?.length !== 0 && (
            <ul>
              {found[i]?.map((article) => (
                <li key={article.id}>
                  <a href={`/admin/collections/articles/${article.id}`}>{article.title}</a> {detailsOf(article, i18n)}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {behind > 0 && (
        <p>
          <a href={`/admin/collections/articles?${queueQuery.queueTranslations}`}>
            {wordsFor({ i18n }, 'queueTranslations')} ({behind})
          </a>
        </p>
      )}
    </div>
  )
}
