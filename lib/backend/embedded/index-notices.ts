import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { mostAddresses, notify } from '@/lib/index-now/notify'
import { nextAttempt } from '@/lib/mail/back-off'
import { settings } from '@/lib/settings'
import { payload } from './payload'

/** Milliseconds after which notices that a process took are anybody's again: the process has ended. */
const longestSending = 60_000

const taken = z.array(z.object({ id: z.coerce.number(), path: z.string(), attempts: z.coerce.number() }))

async function run(statement: ReturnType<typeof sql>): Promise<z.infer<typeof taken>> {
  const { db } = await payload()
  return taken.parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
}

const idsOf = (notices: z.infer<typeof taken>) => sql.join(notices.map(({ id }) => sql`${id}`), sql`, `)

/** Takes the notices whose time has come, in one statement: of several processes one gets them. The moment they were taken marks them as this process's. */
function take(until: string): Promise<z.infer<typeof taken>> {
  const now = new Date().toISOString()
  return run(sql`
    UPDATE index_notices SET next_attempt_at = ${until}
    WHERE next_attempt_at <= ${now} AND id IN (SELECT id FROM index_notices WHERE next_attempt_at <= ${now} LIMIT ${Math.min(mostAddresses, 500)})
    RETURNING id, path, attempts`)
}

/** Tells search engines which pages are new, changed or gone since they were told last. What changes meanwhile is told anew. */
export async function sendIndexNotices(): Promise<void> {
  const { INDEXNOW_KEY } = settings()
  if (!INDEXNOW_KEY) return
  const until = new Date(Date.now() + longestSending).toISOString()
  const notices = await take(until)
  if (notices.length === 0) return
  const told = await notify(notices.map(({ path }) => path), INDEXNOW_KEY)
  if (told === 'refused') console.error(`IndexNow refused ${notices.length} addresses: is the key at /${INDEXNOW_KEY}.txt to be read?`)
  const own = sql`next_attempt_at = ${until} AND id IN (${idsOf(notices)})`
  if (told !== 'later') return void (await run(sql`DELETE FROM index_notices WHERE ${own} RETURNING id, path, attempts`))
  const attempts = Math.max(...notices.map((notice) => notice.attempts)) + 1
  await run(sql`UPDATE index_notices SET attempts = ${attempts}, next_attempt_at = ${nextAttempt(attempts, new Date()).toISOString()} WHERE ${own} RETURNING id, path, attempts`)
}
