import { randomUUID } from 'node:crypto'
import { processSingleton } from '@/lib/operations/process-singleton'
import { leaseIn } from '../database/lease'
import { payload } from '../payload'
import { beginRepeated, fillFirst } from './backfill'
import { backfills } from './backfills'

/** Milliseconds after which another instance goes on with what one that was killed has begun. */
const leaseMs = 60_000

const state = processSingleton('backfills', () => ({ owner: randomUUID(), hasBegun: false, isDone: false }))

export async function runBackfills(): Promise<void> {
  if (state.isDone) return
  const backend = await payload()
  if (!state.hasBegun) await beginRepeated(backend, backfills)
  state.hasBegun = true
  const { claim } = leaseIn(backend, { key: 'backfill-lease', owner: state.owner, leaseMs })
  state.isDone = !(await fillFirst(backend, backfills, { claim, now: () => performance.now() }))
}
