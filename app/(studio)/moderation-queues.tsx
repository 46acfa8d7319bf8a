import type { BeforeListTableServerProps, Where } from 'payload'
import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'

interface Queue {
  key: StudioKey
  /** Field, comparison, value. */
  only?: [string, 'equals' | 'greater_than', string | number]
}

const queues: Queue[] = [
  { key: 'stateHeld', only: ['state', 'equals', 'HELD'] },
  { key: 'openReports', only: ['openReports', 'greater_than', 0] },
  { key: 'stateHidden', only: ['state', 'equals', 'HIDDEN'] },
  { key: 'queueAll' },
]

const whereOf = ({ only }: Queue): Where => (only ? { [only[0]]: { [only[1]]: only[2] } } : {})

const queryOf = ({ only }: Queue): string => (only ? `?where[${only[0]}][${only[1]}]=${only[2]}` : '')

/** Above the list of comments: what waits for staff, with its number. */
export async function ModerationQueues({ payload, i18n }: BeforeListTableServerProps) {
  const counts = await Promise.all(queues.map((queue) => payload.count({ collection: 'interacted-articles', where: whereOf(queue) })))
  return (
    <nav aria-label={wordsFor({ i18n }, 'interactions')}>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', margin: '0 0 1rem', padding: 0, listStyle: 'none' }}>
        {queues.map((queue, i) => (
          <li key={queue.key}>
            <a href={`/admin/collections/interacted-articles${queryOf(queue)}`}>
              {wordsFor({ i18n }, queue.key)} ({counts[i]?.totalDocs})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
