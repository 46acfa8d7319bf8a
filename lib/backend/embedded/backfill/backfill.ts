import type { Payload } from 'payload'
import { z } from 'zod'

const runMs = 1000

interface Run {
  claim: () => Promise<boolean>
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
}

/** Goes on with the first unfinished backfill for the time of a run. Returns false once all are done. */
export async function fillFirst(backend: Payload, all: readonly Backfill[], { claim, now }: Run): Promise<boolean> {
  for (const { name, fillNext } of all) {
    let reached = await readProgress(backend, name)
    if (reached.isDone) continue
    if (!(await claim())) return true
    // The instance that had the lease may have gone on meanwhile.
    reached = await readProgress(backend, name)
    if (reached.isDone) return true
    const until = now() + runMs
    do {
      const isFirst = reached.cursor === undefined
      const cursor = await fillNext(backend, reached.cursor)
      if (isFirst && cursor !== undefined)
        console.log(`Stored records are brought up to date in the background: ${name}`)
      reached = { cursor, isDone: cursor === undefined }
      await storeProgress(backend, name, reached)
      if (!isFirst && reached.isDone) console.log(`Stored records are up to date: ${name}`)
    } while (!reached.isDone && now() < until)
    return true
  }
  return false
}

/** Fills columns or tables of records that are older than these (docs/development.md, "Changing collections"). */
export interface Backfill {
  /** Its name in the database. One with another name begins anew: a version of what is filled belongs to it. */
  name: string
  /** Fills some records after `cursor` in a short transaction, maybe twice. Returns the next cursor, if any. */
  fillNext: (payload: Payload, cursor: number | undefined) => Promise<number | undefined>
  /** Whether each process begins it anew: an older version, running beside this one, leaves records unfilled. */
  isRepeated?: boolean
}

export interface Progress {
  cursor?: number | undefined
  isDone: boolean
}

const progress = z.object({ cursor: z.number().optional(), isDone: z.boolean() })

const keyOf = (name: string) => `backfill:${name}`

export const readProgress = async ({ kv }: Pick<Payload, 'kv'>, name: string): Promise<Progress> =>
  progress.safeParse(await kv.get(keyOf(name))).data ?? { isDone: false }

export const storeProgress = ({ kv }: Pick<Payload, 'kv'>, name: string, reached: Progress): Promise<void> =>
  kv.set(keyOf(name), reached)

export async function beginRepeated(backend: Pick<Payload, 'kv'>, all: readonly Backfill[]): Promise<void> {
  for (const { name, isRepeated } of all)
    if (isRepeated && (await readProgress(backend, name)).isDone) await storeProgress(backend, name, { isDone: false })
}
