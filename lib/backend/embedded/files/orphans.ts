import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { attachmentStorage } from '@/lib/operations/storage'
import { listOf } from '../database/list-of'
import { rowsIn } from '../database/rows-in'
import { unreferencedMaxAgeMs } from './unreferenced-files'

const keys = z.array(z.object({ key: z.string() }))

export async function removeOrphans(payload: Payload, ids?: readonly number[]): Promise<void> {
  const which = ids
    ? sql`id IN (${listOf(ids)})`
    : sql`created_at < ${new Date(Date.now() - unreferencedMaxAgeMs).toISOString()}`
  const statement = sql`DELETE FROM attachments WHERE ${which} AND NOT EXISTS (SELECT 1 FROM consultation_requests WHERE file_id = attachments.id) RETURNING key`
  const removed = ids?.length === 0 ? [] : keys.parse(await rowsIn({ payload }, statement))
  await Promise.all(removed.map(({ key }) => attachmentStorage().remove(key)))
}
