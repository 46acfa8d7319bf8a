import { z } from 'zod'
import type { Ask } from '@/lib/operations/backup/site'
import { quoted, runStatement, setValue, type Store } from './key-values'

/** Leases in Payload's table of keys and values, so that one of several instances does something. */

/** Who asks for a lease: `owner` is one process among all, `leaseMs` until others may take what it does not renew. */
export interface Lease {
  key: string
  owner: string
  leaseMs: number
}

/** A lease that is bound to its database. */
export interface BoundLease {
  /** Takes or renews it. Returns whether its owner has it then. */
  claim: (now?: Date) => Promise<boolean>
  /** Ends it, if its owner has it. */
  release: () => Promise<void>
}

/** Milliseconds by which the clocks of two instances may differ. */
const clocksDifferMs = 60_000

/**
 * The end of the longest lease that can have been taken by now. A clock was wrong when one was taken that ends later: it
 * is not valid, or nobody could take it until then.
 */
const latestEnd = (leaseMs: number, now: Date) => new Date(now.getTime() + leaseMs + clocksDifferMs)

const claimStatement = ({ key, owner, leaseMs }: Lease, now: Date): string =>
  `${setValue(key, { owner, until: new Date(now.getTime() + leaseMs).toISOString() })}
   WHERE payload_kv.data->>'until' < ${quoted(now.toISOString())} OR payload_kv.data->>'owner' = ${quoted(owner)}
     OR payload_kv.data->>'until' > ${quoted(latestEnd(leaseMs, now).toISOString())}
   RETURNING key`

const releaseStatement = ({ key, owner }: Lease): string =>
  `DELETE FROM payload_kv WHERE key = ${quoted(key)} AND data->>'owner' = ${quoted(owner)}`

/** A lease in the database whose statements `ask` runs. */
export const leaseBy = (ask: Ask, lease: Lease): BoundLease => ({
  claim: async (now = new Date()) => (await ask(claimStatement(lease, now))).length > 0,
  release: async () => void (await ask(releaseStatement(lease))),
})

/** A lease in the site's database. */
export const leaseIn = (store: Store, lease: Lease): BoundLease =>
  leaseBy((statement) => runStatement(store, statement), lease)

const stored = z.object({ until: z.coerce.date() })

/** Whether a lease, as it is stored, is valid: some process has it. `leaseMs` is the time for which it is taken. */
export const isLeased = (data: unknown, leaseMs: number, now: Date): boolean => {
  const { data: lease } = stored.safeParse(data)
  return lease !== undefined && lease.until >= now && lease.until <= latestEnd(leaseMs, now)
}
