import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { tags, tagsOfDay } from '@/lib/backend/tags'
import { seen } from '@/lib/operations/cache/seen-versions'
import { isPurging, purge, type PurgeFailure } from '@/lib/operations/cdn/purge'
import { processSingleton } from '@/lib/operations/process-singleton'
import { quoted, runStatement, setValue, storedValue, type Store } from '../database/key-values'
import { leaseIn } from '../database/lease'

/** Tags that the cache in front of the site has still to drop: a killed process loses none. */

const prefix = 'cdn-purge:'

/** The same is purged again: an instance that did not know of the change may have given it the old page meanwhile. */
const againMs = 10_000

/** Between two rounds of all instances together: Cloudflare takes five calls a minute from a free zone. */
const roundMs = 15_000

const [firstRetryMs, longestRetryMs] = [15_000, 300_000]

/** `change` is another one each time the tag is queued. */
const waiting = z.object({ at: z.number(), change: z.string(), isPurgedOnce: z.boolean() })
type Waiting = z.infer<typeof waiting>

const rows = z.array(z.object({ key: z.string(), data: storedValue(waiting) }))

const retries = processSingleton('cdnRetries', () => ({
  failures: 0,
  notBefore: 0,
  day: undefined as string | undefined,
}))

/** What changes with the day, once this instance has invalidated it: before, it would give its old pages again. */
async function queueNewDay(store: Store, now: number): Promise<void> {
  const { day } = seen
  if (retries.day !== undefined && retries.day !== day) await queuePurge(() => Promise.resolve(store), tagsOfDay, now)
  retries.day = day
}

/** Of what no page has the tag: comments are purged with their article, and redirects are not stored. */
const neverPurged = new Set<string>([tags.comments, tags.redirects])

export async function queuePurge(
  store: () => Promise<Store>,
  names: Iterable<string>,
  now = Date.now(),
): Promise<void> {
  if (!isPurging()) return
  const expected = [...new Set(names)].filter((tag) => !neverPurged.has(tag))
  if (expected.length === 0) return
  const opened = await store()
  const stored = await Promise.allSettled(
    expected.map((tag) => {
      const value: Waiting = { at: now, change: randomUUID(), isPurgedOnce: false }
      return runStatement(opened, setValue(prefix + tag, value))
    }),
  )
  for (const each of stored) if (each.status === 'rejected') throw each.reason
}

async function waitingTags(store: Store): Promise<[tag: string, waiting: Waiting | undefined][]> {
  const results = rows.parse(await runStatement(store, `SELECT key, data FROM payload_kv WHERE key LIKE '${prefix}%'`))
  return results.map(({ key, data }) => [key.slice(prefix.length), data])
}

async function settle(store: Store, tag: string, before: Waiting | undefined): Promise<void> {
  const key = `key = ${quoted(prefix + tag)}`
  if (!before) return void (await runStatement(store, `DELETE FROM payload_kv WHERE ${key}`))
  const isSame = `${key} AND data->>'change' = ${quoted(before.change)}`
  const purgedOnce = quoted(JSON.stringify({ ...before, isPurgedOnce: true } satisfies Waiting))
  await runStatement(
    store,
    before.isPurgedOnce
      ? `DELETE FROM payload_kv WHERE ${isSame}`
      : `UPDATE payload_kv SET data = ${purgedOnce} WHERE ${isSame}`,
  )
}

function noteFailure({ reason, retryAfter = 0 }: PurgeFailure, now: number): void {
  const own = Math.min(firstRetryMs * 2 ** retries.failures, longestRetryMs)
  retries.notBefore = now + Math.max(own, retryAfter * 1000)
  if (retries.failures === 0) console.error(`The cache in front of the site could not be purged: ${reason}`)
  retries.failures += 1
}

const beginRound = (store: Store, now: number): Promise<boolean> =>
  leaseIn(store, { key: 'cdn-purge-round', owner: randomUUID(), leaseMs: roundMs - 1 }).claim(new Date(now))

export async function purgeWaiting(store: Store, now = Date.now()): Promise<void> {
  if (!isPurging()) return
  await queueNewDay(store, now)
  if (now < retries.notBefore) return
  const isDue = (one: Waiting | undefined) => !one?.isPurgedOnce || now - one.at >= againMs
  const due = (await waitingTags(store)).filter(([, one]) => isDue(one))
  if (due.length === 0 || !(await beginRound(store, now))) return
  const failure = await purge(due.map(([tag]) => tag))
  if (failure !== undefined) return noteFailure(failure, now)
  if (retries.failures > 0) console.log('The cache in front of the site is purged again')
  retries.failures = 0
  for (const [tag, before] of due) await settle(store, tag, before)
}
