import { z } from 'zod'
import type { Ask } from '@/lib/operations/backup/site'
import { quoted, runStatement, setValue, type Store } from './key-values'

/** Leases in Payload's table of keys and values, so that one of several instances does something. */

export interface Lease {
  key: string
  owner: string
  leaseMs: number
}

export interface BoundLease {
  claim: (now?: Date) => Promise<boolean>
  release: () => Promise<void>
}

const clocksDifferMs = 60_000

/** The end of the longest lease taken by now. A later one was taken by a wrong clock, and is not valid. */
const latestEnd = (leaseMs: number, now: Date) => new Date(now.getTime() + leaseMs + clocksDifferMs)

const claimStatement = ({ key, owner, leaseMs }: Lease, now: Date): string =>
  `${setValue(key, { owner, until: new Date(now.getTime() + leaseMs).toISOString() })}
   WHERE payload_kv.data->>'until' < ${quoted(now.toISOString())} OR payload_kv.data->>'owner' = ${quoted(owner)}
     OR payload_kv.data->>'until' > ${quoted(latestEnd(leaseMs, now).toISOString())}
   RETURNING key`

const releaseStatement = ({ key, owner }: Lease): string =>
  `DELETE FROM payload_kv WHERE key = ${quoted(key)} AND data->>'owner' = ${quoted(owner)}`

export const leaseBy = (ask: Ask, lease: Lease): BoundLease => ({
  claim: async (now = new Date()) => (await ask(claimStatement(lease, now))).length > 0,
  release: async () => void (await ask(releaseStatement(lease))),
})

export const leaseIn = (store: Store, lease: Lease): BoundLease =>
  leaseBy((statement) => runStatement(store, statement), lease)

const stored = z.object({ until: z.coerce.date() })

export const isLeased = (data: unknown, leaseMs: number, now: Date): boolean => {
  const { data: lease } = stored.safeParse(data)
  return lease !== undefined && lease.until >= now && lease.until <= latestEnd(leaseMs, now)
}
