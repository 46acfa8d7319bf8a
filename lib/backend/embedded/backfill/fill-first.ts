import type { Payload } from 'payload'
import { readProgress, storeProgress, type Backfill } from './backfill'

const runMs = 1000

export interface Run {
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
