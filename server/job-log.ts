import { Unavailable } from '@/lib/backend/port'
import { loggable } from '@/lib/operations/log/loggable'
import type { SiteJob } from '@/lib/operations/site-jobs'

/** Different failures of one job that are logged until it works again: a message may be another one each time. */
const maxFailures = 5

const kindOf = (error: unknown) => loggable(error).split('\n')[0] ?? ''

/** Logs each failure of a job once until it works again, an outage once for all jobs, and the recovery. */
export function jobLog() {
  const failing = new Map<SiteJob, Set<string>>()
  /** Jobs whose last run ended in an outage. One that works says nothing about it: it may not use the database. */
  const inOutage = new Set<SiteJob>()

  function isNew(job: SiteJob, error: unknown): boolean {
    if (error instanceof Unavailable) {
      const isFirst = inOutage.size === 0
      inOutage.add(job)
      return isFirst
    }
    inOutage.delete(job)
    const kind = kindOf(error)
    const known = failing.get(job) ?? new Set()
    if (known.has(kind) || known.size === maxFailures) return false
    failing.set(job, known.add(kind))
    return true
  }

  return {
    failed: (job: SiteJob, error: unknown) => {
      if (isNew(job, error)) console.error(`The background job ${job} fails:`, error)
    },
    worked: (job: SiteJob) => {
      const hadFailed = [failing.delete(job), inOutage.delete(job)].includes(true)
      if (hadFailed && failing.size + inOutage.size === 0) console.log('Background jobs work again')
    },
  }
}
