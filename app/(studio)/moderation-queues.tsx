import type { BeforeListTableServerProps } from 'payload'
import { Queues, type Queue } from './queues'

const queues: Queue[] = [
  { key: 'stateHeld', only: ['state', 'equals', 'HELD'] },
  { key: 'openReports', only: ['openReports', 'greater_than', 0] },
  { key: 'stateHidden', only: ['state', 'equals', 'HIDDEN'] },
  { key: 'queueAll' },
]

/** Above the list of comments: links to the comments that need the attention of staff. */
export function ModerationQueues({ payload, i18n }: BeforeListTableServerProps) {
  return <Queues payload={payload} i18n={i18n} collection="interacted-articles" name="interactions" queues={queues} />
}
