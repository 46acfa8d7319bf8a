import { siteTasks, within } from '@/lib/operations/site-tasks'
import { failureLog } from './failure-log'
import { repeat } from './repeat'

/** Milliseconds between two rounds: a mail goes out while its visitor still looks at the page. */
const intervalMs = 3000

/** The same after a round that failed. */
const retryDelayMs = 30_000

/** A round of mails that takes longer goes on by itself, and no other takes its mails. */
const timeoutMs = 5 * 60 * 1000

/** Has the site do its background jobs, again and again, until the function that is returned is called. */
export function runJobs(): () => void {
  const log = failureLog('Background jobs fail for now, mails and files:', 'Background jobs work again: mails and files')
  let stopped = false
  const rounds = repeat(async () => {
    try {
      await within(siteTasks().runJobs(), timeoutMs)
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
  }
}
