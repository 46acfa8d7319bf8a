import { z } from 'zod'
import { openChangeChannel } from '@/lib/cache/change-channel'
import { settings } from '@/lib/settings'
import { callOwn } from './call-own'
import { repeat } from './repeat'
import { trouble } from './trouble'

/** Milliseconds between two looks at what was changed elsewhere. */
const interval = 1000

/** The same where instances tell one another of changes, or the backend cannot tell. */
const longInterval = 60_000

const patience = 10_000

const answerShape = z.object({ data: z.object({ followed: z.boolean(), changed: z.boolean() }) })

/** What a look came to: whether the backend can say what was changed, and whether anything was. */
type Looked = z.output<typeof answerShape>['data']

/** Has the site draw anew what was changed elsewhere. */
async function askToRefresh(): Promise<Looked> {
  const response = await callOwn('/api/revalidate', patience)
  return answerShape.parse(await response.json()).data
}

/** Milliseconds until the next look: long where others tell of every change, or the backend cannot tell of any. After a change another look comes soon: one that finds nothing names the content. */
export function untilNextLook({ followed, changed }: Looked, isTold: boolean): number {
  return followed && (changed || !isTold) ? interval : longInterval
}

interface Following {
  /** Looks no more; what is changed here is still told to others. */
  stop: () => void
  /** Once nothing is changed here any more. */
  end: () => void
}

/** Keeps the site fresh while other processes change its content; `looked` is called whenever that could be seen, and so the backend read. */
export function followChanges(looked: () => void): Following {
  const { BACKEND_URL, REDIS_URL } = settings()
  const stale = trouble('What was changed elsewhere does not show for now:', 'What was changed elsewhere shows again')
  let stopped = false

  const looks = repeat(async () => {
    try {
      const seen = await askToRefresh()
      stale.over()
      looked()
      // Instances tell of what they change themselves, not of what others do at a hosted backend.
      return untilNextLook(seen, BACKEND_URL === undefined && channel?.isSubscribed() === true)
    } catch (error) {
      if (!stopped) stale.met(error)
      return interval
    }
  })
  const channel = REDIS_URL ? openChangeChannel(REDIS_URL, looks.now) : undefined
  globalThis.ilcChangeChannel = channel

  return {
    stop: () => {
      stopped = true
      looks.stop()
    },
    end: () => channel?.close(),
  }
}
