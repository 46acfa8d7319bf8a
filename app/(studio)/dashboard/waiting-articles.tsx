import type { ServerProps } from 'payload'
import { canPublish } from '@/lib/backend/embedded/access'
import { articlesIn, type ArticleQueue, type QueuedArticle } from '@/lib/backend/embedded/articles/article-queues'
import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { studioTime } from '@/lib/domain/dates'
import styles from './dashboard.module.css'

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

const queues: ArticleQueue[] = ['queueWaiting', 'queueReturned', 'queuePlanned']

/** Articles that wait for a review, were returned, or are planned. Whoever does not publish sees their own reviews. */
export async function WaitingArticles({ i18n, payload, user }: Props) {
  const mine = canPublish(user) ? undefined : Number(user?.id)
  const found = await Promise.all(queues.map((queue) => articlesIn(payload, queue, mine)))
  return (
    <div className={styles.lists}>
      {queues.map((queue, i) => (
        <section key={queue} aria-labelledby={queue}>
          <h3 id={queue}>{wordsFor({ i18n }, queue)}</h3>
          {found[i]?.length === 0 && <p>{wordsFor({ i18n }, 'queueNothing')}</p>}
          {found[i]?.length !== 0 && (
            <ul className={styles.rows}>
              {found[i]?.map((article) => (
                <li key={article.id}>
                  <a href={`/admin/collections/articles/${article.id}`}>{article.title}</a> {detailsOf(article, i18n)}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
