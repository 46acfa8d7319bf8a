import type { Payload } from 'payload'
import { z } from 'zod'
import { tags } from '@/lib/backend/tags'
import { siteTag } from '@/lib/cdn/page-tags'
import { isPurging, purge } from '@/lib/cdn/purge'
import { dayOf } from '@/lib/domain/dates'
import { remember } from '@/lib/remember'

/**
 * Tags that the cache in front of the site has still to drop, in the database: a killed process loses none, and many
 * changes of the same are one purge.
 */

type Store = Pick<Payload, 'kv'>

const prefix = 'cdn-purge:'

/**
 * Milliseconds after which the same is purged again. An instance that did not know of the change yet may have given
 * the old page to the cache in between.
 */
const againMs = 10_000

/** Waiting tags above which everything is purged instead. */
const mostWaiting = 90

/** Milliseconds until a failed purge is tried again: doubled at each failure, up to five minutes. */
const [firstRetryMs, longestRetryMs] = [3000, 300_000]

const waiting = z.object({ at: z.number(), isPurgedOnce: z.boolean() })
type Waiting = z.infer<typeof waiting>

const retries = remember('cdnRetries', () => ({ failures: 0, notBefore: 0, day: '' }))

/** What changes with the day: closed days, and laws that come into force. */
const tagsOfDay = [tags.siteRecord, tags.legalTexts]

async function queueAtMidnight(store: Store, now: number): Promise<void> {
  const today = dayOf(new Date(now))
  if (retries.day !== '' && retries.day !== today) await queuePurge(() => Promise.resolve(store), tagsOfDay, now)
  retries.day = today
}

/** Of what no page has the tag: comments are purged with their article, and redirects are not stored. */
const neverPurged = new Set<string>([tags.comments, tags.redirects])

/** Queues what the cache in front of the site has to drop; does nothing without one that can be purged. */
export async function queuePurge(
  store: () => Promise<Store>,
  names: Iterable<string>,
  now = Date.now(),
): Promise<void> {
  if (!isPurging()) return
  const wanted = [...new Set(names)].filter((tag) => !neverPurged.has(tag))
  if (wanted.length === 0) return
  const { kv } = await store()
  for (const tag of wanted) await kv.set(prefix + tag, { at: now, isPurgedOnce: false } satisfies Waiting)
}

async function waitingOf({ kv }: Store): Promise<Map<string, Waiting>> {
  const found = new Map<string, Waiting>()
  for (const key of await kv.keys()) {
    if (!key.startsWith(prefix)) continue
    const value = waiting.safeParse(await kv.get(key))
    if (value.success) found.set(key.slice(prefix.length), value.data)
    else await kv.delete(key)
  }
  return found
}

/** Notes that a tag was purged, unless it was queued again meanwhile. */
async function settle({ kv }: Store, tag: string, before: Waiting): Promise<void> {
  const present = waiting.safeParse(await kv.get(prefix + tag))
  if (!present.success || present.data.at !== before.at) return
  if (before.isPurgedOnce) await kv.delete(prefix + tag)
  else await kv.set(prefix + tag, { ...before, isPurgedOnce: true })
}

function noteFailure(failure: string, now: number): void {
  retries.notBefore = now + Math.min(firstRetryMs * 2 ** retries.failures, longestRetryMs)
  if (retries.failures === 0) console.error(`The cache in front of the site could not be purged: ${failure}`)
  retries.failures += 1
}

/** A background job: purges what waits, and again a little later what was purged once. */
export async function purgeWaiting(store: Store, now = Date.now()): Promise<void> {
  if (!isPurging() || now < retries.notBefore) return
  await queueAtMidnight(store, now)
  const due = [...(await waitingOf(store))].filter(([, { at, isPurgedOnce }]) => !isPurgedOnce || now - at >= againMs)
  if (due.length === 0) return
  const failure = await purge(due.length > mostWaiting ? [siteTag] : due.map(([tag]) => tag))
  if (failure !== undefined) return noteFailure(failure, now)
  if (retries.failures > 0) console.log('The cache in front of the site is purged again')
  retries.failures = 0
  for (const [tag, before] of due) await settle(store, tag, before)
}
