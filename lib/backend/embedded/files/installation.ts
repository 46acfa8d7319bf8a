import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { filesOwner } from '@/lib/operations/storage/owner'
import { rowsIn } from '../database/rows-in'

const rows = z.tuple([z.object({ id: z.string() })])

/** A wrong setting leads to the storage of another database. Claims one that has no owner yet. */
export async function ownsFiles(payload: Payload): Promise<boolean> {
  const files = filesOwner()
  const [{ id }] = rows.parse(await rowsIn({ payload }, sql`SELECT id FROM installation`))
  const owner = await files.read()
  if (owner === undefined) await files.claim(id)
  return owner === undefined || owner === id
}
