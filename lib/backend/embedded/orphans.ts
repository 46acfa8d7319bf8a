import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { attachmentStorage } from '@/lib/storage'

/** Milliseconds for which a file waits for its request. */
export const kept = 24 * 60 * 60 * 1000

const keys = z.array(z.object({ key: z.string() }))

/** Removes files that no request names: such as waited for a day, or those given. What is removed is gone from the storage too. */
export async function removeOrphans({ db }: Payload, ids?: readonly number[]): Promise<void> {
  const which = ids ? sql`id IN (${sql.join([...ids].map((id) => sql`${id}`), sql`, `)})` : sql`created_at < ${new Date(Date.now() - kept).toISOString()}`
  const statement = sql`DELETE FROM attachments WHERE ${which} AND NOT EXISTS (SELECT 1 FROM consultation_requests WHERE file_id = attachments.id) RETURNING key`
  const removed = ids?.length === 0 ? [] : keys.parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
  await Promise.all(removed.map(({ key }) => attachmentStorage().remove(key)))
}

/** Removes from the storage what is known to no row, as a process that was killed leaves it. */
export async function sweepStorage(backend: Payload): Promise<void> {
  const old = (await attachmentStorage().list()).filter(({ modified }) => modified.getTime() < Date.now() - kept)
  const { docs } = await backend.find({ collection: 'attachments', select: { key: true }, depth: 0, limit: 0, pagination: false })
  const known = new Set(docs.map(({ key }) => key))
  await Promise.all(old.filter(({ key }) => !known.has(key)).map(({ key }) => attachmentStorage().remove(key)))
}
