import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

const tables = [
  'consultation_requests',
  'consultation_requests_notes',
  'consultation_requests_history',
  'mails',
  'attachments',
  'accounts',
  'interacted_articles',
  'comment_reports',
  'avatars',
  'activities',
]

const attempts = 20

/** Rewrites the database without its deleted data, which otherwise stays on disk until it is overwritten. */
export async function vacuumDatabase({ db }: Payload): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => db.execute({ drizzle: db.drizzle, sql: statement })
  if (db.name === 'postgres') {
    for (const table of tables) await run(sql`VACUUM FULL ${sql.identifier(table)}`)
    return
  }
  await run(sql`VACUUM`)
  // The write-ahead log can be truncated only while no reader uses it.
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [row] = (await run(sql`PRAGMA wal_checkpoint(TRUNCATE)`)).rows as { busy: number }[]
    if (row?.busy === 0) return
    await pause(100)
  }
  throw new Error('the log of writes could not be emptied')
}
