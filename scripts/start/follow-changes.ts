import { z } from 'zod'
import { hangBell } from '@/lib/cache/bell'
import { settings } from '@/lib/settings'
import { callOwn } from './call-own'
import { repeat } from './repeat'
import { trouble } from './trouble'

/** Milliseconds between two looks at what was changed elsewhere. */
const interval = 1000

/** The same where a bell tells of changes, or the backend cannot. */
const longInterval = 60_000

const patience = 10_000

const answerShape = z.object({ data: z.object({ followed: z.boolean(), changed: z.boolean() }) })

/** Has the site draw anew what was changed elsewhere. Returns whether its backend can say what was, and whether anything was. */
async function askToRefresh(): Promise<{ followed: boolean; changed: boolean }> {
  const response = await callOwn('/api/revalidate', patience)
  return answerShape.parse(await response.json()).data
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
      const { followed, changed } = await askToRefresh()
      stale.over()
      looked()
      // The bell tells of what instances of this site change, not of what others do at a hosted backend.
      const isTold = BACKEND_URL === undefined && bell?.isHung()
      // What content is called is known once nothing of it changes any more.
      return followed && (changed || !isTold) ? interval : longInterval
    } catch (error) {
      if (!stopped) stale.met(error)
      return interval
    }
  })
  const bell = REDIS_URL ? hangBell(REDIS_URL, looks.now) : undefined
  globalThis.ilcBell = bell

  return {
    stop: () => {
      stopped = true
      looks.stop()
    },
    end: () => bell?.takeDown(),
  }
}
