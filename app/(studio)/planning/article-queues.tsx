import type { BeforeListTableServerProps } from 'payload'
import { articleQueues, countIn, queueQuery, type ArticleQueue } from '@/lib/backend/embedded/articles/article-queues'
import { labelFor } from '@/lib/backend/embedded/labels'
import { QueueLinks, type QueueContext, type QueueLink } from '../queues'

export const articleQueueLink = async (
  { payload, i18n }: Omit<QueueContext, 'user'>,
  queue: ArticleQueue,
): Promise<QueueLink> => ({
  name: labelFor({ i18n }, queue),
  href: `/admin/collections/articles?${queueQuery[queue]}`,
  count: await countIn(payload, queue),
})

export async function ArticleQueues({ payload, i18n }: BeforeListTableServerProps) {
  const links = await Promise.all(articleQueues.map((queue) => articleQueueLink({ payload, i18n }, queue)))
  return <QueueLinks name={labelFor({ i18n }, 'articles')} links={links} />
}
