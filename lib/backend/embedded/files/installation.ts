import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { filesOwner } from '@/lib/operations/storage/owner'

const rows = z.tuple([z.object({ id: z.string() })])

/** A wrong setting leads to the storage of another database. Claims one that has no owner yet. */
export async function ownsFiles({ db }: Payload): Promise<boolean> {
  const files = filesOwner()
  const [{ id }] = rows.parse((await db.execute({ drizzle: db.drizzle, sql: sql`SELECT id FROM installation` })).rows)
  const owner = await files.read()
  if (owner === undefined) await files.claim(id)
  return owner === undefined || owner === id
}
