import type { BeforeListTableServerProps } from 'payload'
import { Queues, waitingFor, type Queue } from '../queues'
import { ModerationBar } from './moderation-bar'

const queues: Queue[] = [
  { key: 'stateHeld', only: [waitingFor.decision] },
  { key: 'openReports', only: [waitingFor.reports] },
  { key: 'stateSpam', only: [['state', 'equals', 'SPAM']] },
  { key: 'stateHidden', only: [['state', 'equals', 'HIDDEN']] },
  { key: 'queueAll' },
]

/** The list is rendered anew at every request. */
const now = () => new Date().toISOString()

export function ModerationQueues({ payload, i18n, user }: BeforeListTableServerProps) {
  return (
    <>
      <Queues
        payload={payload}
        i18n={i18n}
        user={user}
        collection="interacted-articles"
        name="interactions"
        queues={queues}
      />
      <ModerationBar readAt={now()} />
    </>
  )
}
