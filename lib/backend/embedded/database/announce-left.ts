import { z } from 'zod'
import { publishInvalidation } from '@/lib/operations/cache/invalidation-channel'
import { queuePurge } from '../cdn/purge-queue'
import { runAllThenThrow } from '../run-all-then-throw'
import { raiseVersions } from './content-versions'
import { runStatement, storedValue, type Store } from './key-values'
import { forgetChange, unannouncedPrefix } from './unannounced-changes'

/** Milliseconds after which whoever made a change is not going to announce it. */
const leftAfterMs = 60_000

const change = z.object({
  at: z.number(),
  revision: z.string(),
  tags: z.array(z.string()),
  purged: z.array(z.string()),
})

const rows = z.array(z.object({ key: z.string(), data: storedValue(change) }))

type Row = z.infer<typeof rows>[number]

async function announce(store: Store, { key, data }: Row, now: number): Promise<void> {
  if (data && data.tags.length > 0) await raiseVersions(data.tags)
  if (data) await queuePurge(() => Promise.resolve(store), data.purged, now)
  await forgetChange(store, key.slice(unannouncedPrefix.length), data?.revision)
}

/** Announces changes whose processes were killed before they did. Twice costs a rendering, nothing else. */
export async function announceLeft(store: Store, now = Date.now()): Promise<void> {
  const statement = `SELECT key, data FROM payload_kv WHERE key LIKE '${unannouncedPrefix}%'`
  const results = rows.parse(await runStatement(store, statement))
  // What is dated in the future was noted while a clock was ahead.
  const remaining = results.filter(({ data }) => !data || Math.abs(now - data.at) >= leftAfterMs)
  if (remaining.length === 0) return
  try {
    await runAllThenThrow(
      remaining.map((row) => () => announce(store, row, now)),
      store,
    )
  } finally {
    publishInvalidation()
  }
}
