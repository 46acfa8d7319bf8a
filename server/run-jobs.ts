import { siteTasks, within } from '@/lib/operations/site-tasks'
import { failureLog } from './failure-log'
import { repeat } from './repeat'

/** Milliseconds between two rounds. Short, so that a mail is sent while its visitor still looks at the page. */
const intervalMs = 3000

/** Milliseconds until the next round after one that failed. */
const retryDelayMs = 30_000

/** Milliseconds. A round of mails that takes longer continues by itself, and no other round takes its mails. */
const timeoutMs = 5 * 60 * 1000

/** Runs the site's background jobs repeatedly. Returns a function that stops them. */
export function runJobs(): () => void {
  const log = failureLog(
    'Background jobs fail for now, mails and files:',
    'Background jobs work again: mails and files',
  )
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
