import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { rowsIn } from '../database/rows-in'

const rows = z.array(
  // SQLite has numbers in place of booleans.
  z.object({ id: z.coerce.number(), from: z.string(), to: z.string(), active: z.coerce.boolean() }),
)

export type StoredRedirect = z.infer<typeof rows>[number]

/** All redirects, by their old address. Not by Payload, which makes 20,000 documents of them. */
export async function storedRedirects(req: Pick<PayloadRequest, 'payload'>): Promise<StoredRedirect[]> {
  const statement = sql`SELECT id, "from", "to", active FROM redirects ORDER BY "from"`
  return rows.parse(await rowsIn(req, statement))
}
