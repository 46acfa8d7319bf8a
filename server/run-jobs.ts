import { siteTasks } from '@/lib/operations/site-tasks'
import { withTimeout } from '@/lib/with-timeout'
import { failureLog } from './failure-log'
import { repeat } from './repeat'

/** Milliseconds between two rounds. Short, so that a mail is sent while its visitor still reads the page. */
const intervalMs = 3000

/** Milliseconds until the next round after one that failed. */
const retryDelayMs = 30_000

/** Milliseconds. A round of mails that takes longer continues by itself, and no other round takes its mails. */
const timeoutMs = 5 * 60 * 1000

/**
 * Runs the site's background jobs repeatedly. Returns a function that stops them; its promise is fulfilled once the
 * round under way has ended: a mail that is being sent is then known to be sent.
 */
export function runJobs(): () => Promise<void> {
  const log = failureLog('Background jobs fail (mails, search notices, files):', 'Background jobs work again')
  let stopped = false
  let round: Promise<void> = Promise.resolve()
  const rounds = repeat(async () => {
    try {
      round = siteTasks().runJobs()
      await withTimeout(round, timeoutMs, `Not done after ${timeoutMs} ms`)
      log.worked()
      return intervalMs
    } catch (error) {
      if (!stopped) log.failed(error)
      return retryDelayMs
    }
  })
  return () => {
    stopped = true
    rounds.stop()
    return round.catch(() => undefined)
  }
}
