import { z } from 'zod'

/**
 * Statements for what several instances share in Payload's table of keys and values, among it leases, so that one of
 * them does something. Both databases understand the statements.
 */

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A statement that sets the value of a key. */
export const setValue = (key: string, value: object): string =>
  `INSERT INTO payload_kv (key, data) VALUES (${quoted(key)}, ${quoted(JSON.stringify(value))})
   ON CONFLICT (key) DO UPDATE SET data = excluded.data`

/** Who asks for a lease: `owner` is one process among all, `leaseMs` until others may take what it does not renew. */
export interface Lease {
  key: string
  owner: string
  leaseMs: number
}

/** A statement that takes or renews a lease. It returns a row if the owner has the lease then. */
export const claimStatement = ({ key, owner, leaseMs }: Lease, now: Date): string =>
  `${setValue(key, { owner, until: new Date(now.getTime() + leaseMs).toISOString() })}
   WHERE payload_kv.data->>'until' < ${quoted(now.toISOString())} OR payload_kv.data->>'owner' = ${quoted(owner)}
   RETURNING key`

/** A statement that ends a lease, if this owner has it. */
export const releaseStatement = ({ key, owner }: Lease): string =>
  `DELETE FROM payload_kv WHERE key = ${quoted(key)} AND data->>'owner' = ${quoted(owner)}`

const lease = z.object({ until: z.coerce.date() })

/** Whether a lease, as it is stored, is valid: some process has it. */
export const isLeased = (data: unknown, now: Date): boolean => {
  const { data: stored } = lease.safeParse(data)
  return stored !== undefined && stored.until.getTime() >= now.getTime()
}
