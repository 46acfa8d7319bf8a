import { openInvalidationChannel, useInvalidationChannel } from '@/lib/cache/invalidation-channel'
import { siteTasks, within, type Polled } from '@/lib/operations/site-tasks'
import { settings } from '@/lib/settings'
import { failureLog } from './failure-log'
import { repeat } from './repeat'

/** Milliseconds between two polls of what was changed elsewhere. */
const intervalMs = 1000

/** The same where instances notify one another of changes, or the backend cannot tell. */
const longIntervalMs = 60_000

const timeoutMs = 10_000

/** Milliseconds until the next poll: long where others notify of every change, or the backend cannot tell of any. After a change another poll comes soon: one that finds nothing hashes the content. */
export function untilNextPoll({ followed, changed }: Polled, isNotified: boolean): number {
  return followed && (changed || !isNotified) ? intervalMs : longIntervalMs
}

interface Following {
  /** Polls no more; what is changed here is still published. */
  stop: () => void
  /** Once nothing is changed here any more. */
  end: () => void
}

/** Keeps the site fresh while other processes change its content; `polled` is called whenever that could be seen, and so the backend read. */
export function followChanges(polled: () => void): Following {
  const { BACKEND_URL, REDIS_URL } = settings()
  const log = failureLog('What was changed elsewhere does not show for now:', 'What was changed elsewhere shows again')
  let stopped = false

  const polls = repeat(async () => {
    try {
      const found = await within(siteTasks().invalidateChanged(), timeoutMs)
      log.worked()
      polled()
      // Instances tell of what they change themselves, not of what others do at a hosted backend.
      return untilNextPoll(found, BACKEND_URL === undefined && channel?.isSubscribed() === true)
    } catch (error) {
      if (!stopped) log.failed(error)
      return intervalMs
    }
  })
  const channel = REDIS_URL ? openInvalidationChannel(REDIS_URL, polls.now) : undefined
  useInvalidationChannel(channel)

  return {
    stop: () => {
      stopped = true
      polls.stop()
    },
    end: () => channel?.close(),
  }
}
