import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { filesOwner } from '@/lib/storage/owner'

const rows = z.tuple([z.object({ id: z.string() })])

/** Whether the files that this site reaches are those that its database names: with a wrong setting they are another's. Those of nobody become this site's. */
export async function ownsFiles({ db }: Payload): Promise<boolean> {
  const files = filesOwner()
  const [{ id }] = rows.parse((await db.execute({ drizzle: db.drizzle, sql: sql`SELECT id FROM installation` })).rows)
  const owner = await files.read()
  if (owner === undefined) await files.claim(id)
  return owner === undefined || owner === id
}
