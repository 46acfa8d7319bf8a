import type { BeforeListTableServerProps, CollectionSlug, Where } from 'payload'
import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'

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
  return (
    <nav aria-label={wordsFor({ i18n }, name)}>
      <ul
        style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', margin: '0 0 1rem', padding: 0, listStyle: 'none' }}
      >
        {queues.map((queue, i) => (
          <li key={queue.key}>
            <a href={`/admin/collections/${collection}${queryOf(queue)}`}>
              {wordsFor({ i18n }, queue.key)} ({counts[i]?.totalDocs})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
