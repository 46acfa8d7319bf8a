import type { BeforeListTableServerProps, Where } from 'payload'
import { label } from '@/lib/backend/embedded/labels'
import { defaultLanguage, isLanguage } from '@/lib/domain/languages'

interface Queue {
  key: Parameters<typeof label>[0]
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
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  const counts = await Promise.all(queues.map((queue) => payload.count({ collection: 'interacted-articles', where: whereOf(queue) })))
  return (
    <nav aria-label={label('interactions')[language]}>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', margin: '0 0 1rem', padding: 0, listStyle: 'none' }}>
        {queues.map((queue, i) => (
          <li key={queue.key}>
            <a href={`/admin/collections/interacted-articles${queryOf(queue)}`}>
              {label(queue.key)[language]} ({counts[i]?.totalDocs})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
