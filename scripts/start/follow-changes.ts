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

/** What a look came to: whether the backend can say what was changed, and whether anything was. */
type Looked = z.output<typeof answerShape>['data']

/** Has the site draw anew what was changed elsewhere. */
async function askToRefresh(): Promise<Looked> {
  const response = await callOwn('/api/revalidate', patience)
  return answerShape.parse(await response.json()).data
}

/** Milliseconds until the next look, if this site is told of every change or is not. What content is called is known once nothing of it changes any more. */
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
      // The bell tells of what instances of this site change, not of what others do at a hosted backend.
      return untilNextLook(seen, BACKEND_URL === undefined && bell?.isHung() === true)
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
