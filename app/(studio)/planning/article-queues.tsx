import type { BeforeListTableServerProps } from 'payload'
import { articleQueues, countIn, queueQuery } from '@/lib/backend/embedded/articles/article-queues'
import { labelFor } from '@/lib/backend/embedded/labels'
import { QueueLinks } from '../queues'

export async function ArticleQueues({ payload, i18n }: BeforeListTableServerProps) {
  const counts = await Promise.all(articleQueues.map((queue) => countIn(payload, queue)))
  const links = articleQueues.map((queue, i) => ({
    name: labelFor({ i18n }, queue),
    href: `/admin/collections/articles?${queueQuery[queue]}`,
    count: counts[i] ?? 0,
  }))
  return <QueueLinks name={labelFor({ i18n }, 'articles')} links={links} />
}
