import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { isTooOld, nextAttempt } from '@/lib/jobs/back-off'
import { isIndexNowSet, notifyIndexNow } from '@/lib/index-now/notify'
import { payload } from './payload'

/** Pages told of in one go; the service takes ten times as many. */
const most = 1000

/** Milliseconds after which notices that a process took are anybody's again: the process has ended. */
const longestTelling = 60_000

const notices = z.array(z.object({ id: z.coerce.number(), path: z.string(), attempts: z.coerce.number(), created_at: z.coerce.date() }))

type Notice = z.infer<typeof notices>[number]

const listOf = (taken: readonly Notice[]) => sql.join(taken.map(({ id }) => sql`${id}`), sql`, `)

async function run(statement: ReturnType<typeof sql>): Promise<unknown[]> {
  const { db } = await payload()
  return (await db.execute({ drizzle: db.drizzle, sql: statement })).rows
}

/** Takes the notices whose time has come for this process, until a moment, in one statement: of several processes one gets each. */
async function take(until: string): Promise<Notice[]> {
  const now = new Date().toISOString()
  const due = sql`SELECT id FROM index_notices WHERE next_attempt_at <= ${now} ORDER BY next_attempt_at, id LIMIT ${most}`
  return notices.parse(await run(sql`UPDATE index_notices SET next_attempt_at = ${until} WHERE id IN (${due}) AND next_attempt_at <= ${now} RETURNING id, path, attempts, created_at`))
}

/** Ends what was taken, except where the page was changed once more meanwhile: that is still to be told. */
async function drop(taken: readonly Notice[], until: string): Promise<void> {
  if (taken.length > 0) await run(sql`DELETE FROM index_notices WHERE id IN (${listOf(taken)}) AND next_attempt_at = ${until} RETURNING id`)
}

async function postpone(taken: readonly Notice[], until: string): Promise<void> {
  for (const [attempts, alike] of Map.groupBy(taken, (notice) => notice.attempts + 1)) {
    const next = nextAttempt(attempts, new Date()).toISOString()
    await run(sql`UPDATE index_notices SET attempts = ${attempts}, next_attempt_at = ${next} WHERE id IN (${listOf(alike)}) AND next_attempt_at = ${until} RETURNING id`)
  }
}

/** Tells search engines of the pages that were changed; what they cannot take now is told later, for five days. Without INDEXNOW_KEY it waits. */
export async function sendIndexNotices(): Promise<void> {
  if (!isIndexNowSet()) return
  const until = new Date(Date.now() + longestTelling).toISOString()
  const taken = await take(until)
  if (taken.length === 0) return
  const { outcome, answer } = await notifyIndexNow(taken.map(({ path }) => path))
  if (outcome !== 'taken') console.error(`Search engines could not be notified of ${taken.length} pages (${answer})${outcome === 'later' ? ' for now' : ''}`)
  const isOver = (notice: Notice) => outcome !== 'later' || isTooOld(notice.created_at, new Date())
  await drop(taken.filter(isOver), until)
  await postpone(taken.filter((notice) => !isOver(notice)), until)
}
