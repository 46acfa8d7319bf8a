import type { BeforeListTableServerProps } from 'payload'
import { articlesIn, articleQueues, queueQuery } from '@/lib/backend/embedded/articles/article-queues'
import { wordsFor } from '@/lib/backend/embedded/labels'

/** Above the list of articles: links to those that wait for a review, were returned, or are planned. */
export async function ArticleQueues({ payload, i18n }: BeforeListTableServerProps) {
  const counts = await Promise.all(articleQueues.map(async (queue) => (await articlesIn(payload, queue)).length))
  return (
    <nav aria-label={wordsFor({ i18n }, 'articles')}>
      <ul
        style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', margin: '0 0 1rem', padding: 0, listStyle: 'none' }}
      >
        {articleQueues.map((queue, i) => (
          <li key={queue}>
            <a href={`/admin/collections/articles?${queueQuery[queue]}`}>
              {wordsFor({ i18n }, queue)} ({counts[i]})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
