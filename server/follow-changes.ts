import { openInvalidationChannel, useInvalidationChannel } from '@/lib/operations/cache/invalidation-channel'
import { siteTasks, type Polled } from '@/lib/operations/site-tasks'
import { settings } from '@/lib/operations/settings'
import { withTimeout } from '@/lib/operations/with-timeout'
import { failureLog } from './failure-log'
import { repeat } from './repeat'

const intervalMs = 1000

/** Milliseconds between polls when instances notify each other, or when the backend cannot report changes. */
const longIntervalMs = 60_000

const timeoutMs = 10_000

/** Milliseconds until the next poll. After a change it comes soon: a poll that finds none hashes the content. */
export function untilNextPoll({ followed, changed }: Polled, isNotified: boolean): number {
  return followed && (changed || !isNotified) ? intervalMs : longIntervalMs
}

interface Following {
  /** Stops polling. Changes made in this process are still published. */
  stop: () => void
  /** Closes the channel. Call it when this process changes no more content. */
  end: () => void
}

/** Follows the changes of other processes. `polled` is called after each poll: the backend could be read then. */
export async function followChanges(polled: () => void): Promise<Following> {
  const { BACKEND_URL, REDIS_URL } = settings()
  const log = failureLog('Changes made elsewhere cannot be polled:', 'Changes made elsewhere are polled again')
  let stopped = false
  const channel = REDIS_URL ? await openInvalidationChannel(REDIS_URL, () => polls.now()) : undefined
  useInvalidationChannel(channel)

  const polls = repeat(async () => {
    try {
      const result = await withTimeout(siteTasks().invalidateChanged(), timeoutMs, `Not done after ${timeoutMs} ms`)
      log.worked()
      polled()
      // Instances publish the changes they make, but not those made by others at a hosted backend.
      return untilNextPoll(result, BACKEND_URL === undefined && channel?.isSubscribed() === true)
    } catch (error) {
      if (!stopped) log.failed(error)
      return intervalMs
    }
  })

  return {
    stop: () => {
      stopped = true
      polls.stop()
    },
    end: () => channel?.close(),
  }
}
