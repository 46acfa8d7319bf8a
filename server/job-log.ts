import { Unavailable } from '@/lib/backend/port'
import { loggable } from '@/lib/log/loggable'
import type { SiteJob } from '@/lib/operations/site-jobs'

/** Different failures of one job that are logged until it works again: a message may be another one each time. */
const mostFailures = 5

const outage = 'outage'

const kindOf = (error: unknown) => (error instanceof Unavailable ? outage : (loggable(error).split('\n')[0] ?? ''))

/**
 * Logs failures of background jobs: each failure of a job once until the job works again, an outage once for all jobs,
 * and that all of them work again.
 */
export function jobLog() {
  const failing = new Map<SiteJob, Set<string>>()
  return {
    failed: (job: SiteJob, error: unknown) => {
      const kind = kindOf(error)
      const known = failing.get(job) ?? new Set()
      const isKnown = kind === outage ? [...failing.values()].some((kinds) => kinds.has(outage)) : known.has(kind)
      failing.set(job, known.add(kind))
      if (!isKnown && known.size <= mostFailures) console.error(`The background job ${job} fails:`, error)
    },
    worked: (job: SiteJob) => {
      if (failing.delete(job) && failing.size === 0) console.log('Background jobs work again')
    },
  }
}
