import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'

const rows = z.array(z.object({ path: z.string(), requests: z.coerce.number(), day: z.string() }))

export async function readMissingAddresses({ db }: Payload, since: string, most: number) {
  const statement = sql`
    SELECT path, SUM(requests) AS requests, MAX(day) AS day FROM missing_addresses
    WHERE day >= ${since} AND NOT EXISTS (SELECT 1 FROM redirects r WHERE r."from" = path AND r.active)
    GROUP BY path ORDER BY SUM(requests) DESC, path LIMIT ${most}`
  return rows.parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
}
