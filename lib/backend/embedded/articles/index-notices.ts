import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { isTooOld, latestAttempt, nextAttempt } from '@/lib/operations/jobs/back-off'
import { isIndexNowSet, notifyIndexNow } from '@/lib/seo/index-now/notify'
import { listOf } from '../database/list-of'
import { isClockTrusted } from '../database/site-clock'
import { payload } from '../payload'

const batchSize = 1000

/** Milliseconds after which claimed notices may be claimed again: the process that claimed them has died. */
const claimMs = 60_000

const notices = z.array(
  z.object({ id: z.coerce.number(), path: z.string(), attempts: z.coerce.number(), created_at: z.coerce.date() }),
)

type Notice = z.infer<typeof notices>[number]

const idsOf = (taken: readonly Notice[]) => listOf(taken.map(({ id }) => id))

async function run(statement: ReturnType<typeof sql>): Promise<unknown[]> {
  const { db } = await payload()
  return (await db.execute({ drizzle: db.drizzle, sql: statement })).rows
}

/**
 * Claims the due notices for this process until the given time, in a single statement: of several processes only one
 * gets each notice.
 */
async function take(until: string): Promise<Notice[]> {
  const [now, latest] = [new Date(), latestAttempt(new Date())].map((date) => date.toISOString())
  const isDue = sql`(next_attempt_at <= ${now} OR next_attempt_at > ${latest})`
  const due = sql`SELECT id FROM index_notices WHERE ${isDue} ORDER BY next_attempt_at, id LIMIT ${batchSize}`
  return notices.parse(
    await run(
      sql`UPDATE index_notices SET next_attempt_at = ${until} WHERE id IN (${due}) AND ${isDue} RETURNING id, path, attempts, created_at`,
    ),
  )
}

/**
 * Deletes claimed notices, except those whose page has changed again in the meantime: they are still to be reported.
 */
async function drop(taken: readonly Notice[], until: string): Promise<void> {
  if (taken.length > 0)
    await run(sql`DELETE FROM index_notices WHERE id IN (${idsOf(taken)}) AND next_attempt_at = ${until} RETURNING id`)
}

async function postpone(taken: readonly Notice[], until: string): Promise<void> {
  for (const [attempts, alike] of Map.groupBy(taken, (notice) => notice.attempts + 1)) {
    const next = nextAttempt(attempts, new Date()).toISOString()
    await run(
      sql`UPDATE index_notices SET attempts = ${attempts}, next_attempt_at = ${next} WHERE id IN (${idsOf(alike)}) AND next_attempt_at = ${until} RETURNING id`,
    )
  }
}

/**
 * Reports changed pages to search engines (IndexNow). Failed reports are retried for five days. Does nothing without
 * INDEXNOW_KEY.
 */
export async function sendIndexNotices(): Promise<void> {
  if (!isIndexNowSet()) return
  const until = new Date(Date.now() + claimMs).toISOString()
  const taken = await take(until)
  if (taken.length === 0) return
  const { outcome, answer } = await notifyIndexNow(taken.map(({ path }) => path))
  if (outcome !== 'taken')
    console.error(
      `Search engines could not be notified of ${taken.length} pages (${answer})${outcome === 'later' ? ' for now' : ''}`,
    )
  const isLate = (notice: Notice) => isTooOld(notice.created_at, new Date())
  const mayGiveUp = outcome !== 'later' || (taken.some(isLate) && (await isClockTrusted(await payload())))
  const isOver = (notice: Notice) => outcome !== 'later' || (mayGiveUp && isLate(notice))
  await drop(taken.filter(isOver), until)
  await postpone(
    taken.filter((notice) => !isOver(notice)),
    until,
  )
}
