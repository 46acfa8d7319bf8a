import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { bucketOwner } from '@/lib/storage/bucket-owner'

const rows = z.tuple([z.object({ id: z.string() })])

/** Whether the files that this site reaches are those that its database names: in a bucket they may be another's. A bucket of nobody becomes this site's. */
export async function ownsFiles({ db }: Payload): Promise<boolean> {
  const bucket = bucketOwner()
  if (!bucket) return true
  const [{ id }] = rows.parse((await db.execute({ drizzle: db.drizzle, sql: sql`SELECT id FROM installation` })).rows)
  const owner = await bucket.read()
  if (owner === undefined) await bucket.claim(id)
  return owner === undefined || owner === id
}
