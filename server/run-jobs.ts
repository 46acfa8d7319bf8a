import { PreparationUnavailable, Unavailable } from '@/lib/backend/port'
import { siteJobs, type SiteJob } from '@/lib/operations/site-jobs'
import { siteTasks } from '@/lib/operations/site-tasks'
import { withTimeout } from '@/lib/operations/with-timeout'
import { jobLog } from './job-log'
import { repeat } from './repeat'

/** Milliseconds until the next run after one that failed. A job that runs less often is tried again later. */
const retryDelayMs = 30_000

/** Milliseconds. A run that takes longer is logged and waited for again: no other run of the job begins meanwhile. */
const timeoutMs = 5 * 60 * 1000

/** An outage and want of a worker end by themselves, and the next run finds that out at its first step. */
const delayAfter = (error: unknown, intervalMs: number) =>
  error instanceof Unavailable || error instanceof PreparationUnavailable
    ? retryDelayMs
    : Math.max(retryDelayMs, intervalMs)

/** Runs the background jobs, each by itself. The returned function stops them and waits for those under way. */
export function runJobs(): () => Promise<void> {
  const log = jobLog()
  const underWay = new Map<SiteJob, Promise<void>>()
  let stopped = false

  function runOf(job: SiteJob): Promise<void> {
    const pending = underWay.get(job)
    if (pending) return pending
    const run = siteTasks().runJob(job)
    underWay.set(job, run)
    const forget = () => void underWay.delete(job)
    void run.then(forget, forget)
    return run
  }

  const begin = (job: SiteJob, intervalMs: number) =>
    repeat(async () => {
      try {
        await withTimeout(runOf(job), timeoutMs, `Not done after ${timeoutMs} ms`)
        log.worked(job)
        return intervalMs
      } catch (error) {
        if (!stopped) log.failed(job, error)
        return delayAfter(error, intervalMs)
      }
    })
  const repeated = Object.entries(siteJobs).map(([job, intervalMs]) => begin(job as SiteJob, intervalMs))
  return async () => {
    stopped = true
    for (const each of repeated) each.stop()
    await Promise.allSettled(underWay.values())
  }
}
