import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { remember } from '@/lib/remember'
import { claimStatement, type Lease } from '../database/lease'
import { payload } from '../payload'
import { fillFirst } from './fill-first'
import { backfills } from './backfills'

/** Milliseconds after which another instance goes on with what one that was killed has begun. */
const leaseMs = 60_000

const state = remember('backfills', () => ({ owner: randomUUID(), isDone: false }))

async function claim({ db }: Payload): Promise<boolean> {
  const lease: Lease = { key: 'backfill-lease', owner: state.owner, leaseMs }
  const statement = sql.raw(claimStatement(lease, new Date()))
  return (await db.execute({ drizzle: db.drizzle, sql: statement })).rows.length > 0
}

/** A background job: brings records up to date that an older version has stored, a few at a time. */
export async function runBackfills(): Promise<void> {
  if (state.isDone) return
  const backend = await payload()
  state.isDone = !(await fillFirst(backend, backfills, { claim: () => claim(backend), now: () => performance.now() }))
}
