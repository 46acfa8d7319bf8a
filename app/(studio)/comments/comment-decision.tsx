import type { UIFieldServerProps } from 'payload'
import { idOf } from '@/lib/backend/embedded/database/id-of'
import { DecisionPanel } from './decision-panel'

export async function CommentDecision({ data, id, payload }: UIFieldServerProps) {
  if (typeof id !== 'number' || data?.state === 'REMOVED') return null
  const account = idOf(data?.account as number | undefined)
  const writer =
    account === undefined
      ? undefined
      : await payload.findByID({ collection: 'accounts', id: account, depth: 0, disableErrors: true })
  return (
    <DecisionPanel
      id={id}
      isComment={data?.type === 'COMMENT'}
      account={writer ? { id: writer.id, isBlocked: Boolean(writer.blocked) } : undefined}
    />
  )
}
