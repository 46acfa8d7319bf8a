import type { BeforeListTableServerProps, CollectionSlug, Where } from 'payload'
import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { QueueLinks } from './queue-links'

/** A filtered part of a collection. */
export interface Queue {
  key: StudioKey
  /** Field, comparison, value. */
  only?: [string, 'equals' | 'greater_than', string | number]
}

const whereOf = ({ only }: Queue): Where => (only ? { [only[0]]: { [only[1]]: only[2] } } : {})

const queryOf = ({ only }: Queue): string => (only ? `?where[${only[0]}][${only[1]}]=${only[2]}` : '')

interface Props extends Pick<BeforeListTableServerProps, 'payload' | 'i18n'> {
  collection: CollectionSlug
  /** Label of the list. */
  name: StudioKey
  queues: Queue[]
}

/** Above a list: links to its queues, with the number of entries in each. */
export async function Queues({ payload, i18n, collection, name, queues }: Props) {
  const counts = await Promise.all(queues.map((queue) => payload.count({ collection, where: whereOf(queue) })))
  const links = queues.map((queue, i) => ({
    name: wordsFor({ i18n }, queue.key),
    href: `/admin/collections/${collection}${queryOf(queue)}`,
    count: counts[i]?.totalDocs ?? 0,
  }))
  return <QueueLinks name={wordsFor({ i18n }, name)} links={links} />
}
