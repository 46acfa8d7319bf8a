import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { isTooOld, latestAttempt, nextAttempt } from '@/lib/operations/jobs/back-off'
import { isIndexNowSet, notifyIndexNow } from '@/lib/seo/index-now/notify'
import { listOf, type SQL } from '../database/list-of'
import { rowsOf } from '../database/rows-of'
import { isClockTrusted } from '../database/site-clock'
import { payload } from '../payload'

const batchSize = 1000

/** Milliseconds after which claimed notices may be claimed again: the process that claimed them has died. */
const claimMs = 60_000

const notice = z.object({
  id: z.coerce.number(),
  path: z.string(),
  attempts: z.coerce.number(),
  created_at: z.coerce.date(),
})

type Notice = z.infer<typeof notice>

const isOneOf = (taken: readonly Notice[], until: string): SQL =>
  sql`id IN (${listOf(taken.map(({ id }) => id))}) AND next_attempt_at = ${until} RETURNING id`

/** Claims the due notices until the given time, in a single statement: of several processes only one gets each. */
async function take(until: string): Promise<Notice[]> {
  const [now, latest] = [new Date(), latestAttempt(new Date())].map((date) => date.toISOString())
  const isDue = sql`(next_attempt_at <= ${now} OR next_attempt_at > ${latest})`
  const due = sql`SELECT id FROM index_notices WHERE ${isDue} ORDER BY next_attempt_at, id LIMIT ${batchSize}`
  return rowsOf(
    sql`UPDATE index_notices SET next_attempt_at = ${until} WHERE id IN (${due}) AND ${isDue} RETURNING id, path, attempts, created_at`,
    notice,
  )
}

/** Deletes claimed notices, except those whose page has changed again: they are still to be reported. */
async function drop(taken: readonly Notice[], until: string): Promise<void> {
  if (taken.length > 0) await rowsOf(sql`DELETE FROM index_notices WHERE ${isOneOf(taken, until)}`, z.unknown())
}

async function postpone(taken: readonly Notice[], until: string): Promise<void> {
  for (const [attempts, alike] of Map.groupBy(taken, (each) => each.attempts + 1)) {
    const next = nextAttempt(attempts, new Date()).toISOString()
    await rowsOf(
      sql`UPDATE index_notices SET attempts = ${attempts}, next_attempt_at = ${next} WHERE ${isOneOf(alike, until)}`,
      z.unknown(),
    )
  }
}

/** Reports changed pages to search engines (IndexNow), if INDEXNOW_KEY is set. Failed ones are retried for five days. */
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
  const isLate = (each: Notice) => isTooOld(each.created_at, new Date())
  const mayGiveUp = outcome !== 'later' || (taken.some(isLate) && (await isClockTrusted(await payload())))
  const { over = [], waiting = [] } = Object.groupBy(taken, (each) =>
    outcome !== 'later' || (mayGiveUp && isLate(each)) ? 'over' : 'waiting',
  )
  await drop(over, until)
  await postpone(waiting, until)
}
