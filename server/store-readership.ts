import { siteTasks } from '@/lib/operations/site-tasks'
import { withTimeout } from '@/lib/operations/with-timeout'
import { failureLog } from './failure-log'
import type { Readership } from './proxy/readership'
import { repeat } from './repeat'

const [intervalMs, retryDelayMs] = [10_000, 60_000]

const timeoutMs = 10_000

/** Stores readership from time to time in one transaction. The returned function stops it after the last counts. */
export function storeReadership(readership: Readership): () => Promise<void> {
  const log = failureLog('Views of articles and uses of redirects cannot be stored:', 'Views and uses are stored again')
  let isStopped = false

  async function store(): Promise<number> {
    const counts = readership.take()
    if (Object.values(counts).every(({ length }) => length === 0)) return intervalMs
    const stored = siteTasks().addReadership(counts)
    // Not after the time is over: what is still being stored would be counted twice.
    stored.catch(() => readership.giveBack(counts))
    try {
      await withTimeout(stored, timeoutMs, `Not done after ${timeoutMs} ms`)
      log.worked()
      return intervalMs
    } catch (error) {
      if (!isStopped) log.failed(error)
      return retryDelayMs
    }
  }

  const rounds = repeat(store)
  return async () => {
    isStopped = true
    rounds.stop()
    await store()
  }
}
