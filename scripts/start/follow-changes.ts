import { z } from 'zod'
import { hangBell } from '@/lib/cache/bell'
import { settings } from '@/lib/settings'
import { secrets } from '@/lib/settings/secrets'
import { ownAddress } from './own-address'
import { repeat } from './repeat'

/** Milliseconds between two looks at what was changed elsewhere. */
const interval = 1000

/** The same where a bell tells of changes, or the backend cannot. */
const longInterval = 60_000

const patience = 10_000

const answerShape = z.object({ data: z.object({ followed: z.boolean() }) })

/** Has the site draw anew what was changed elsewhere. Returns false when its backend cannot say what was. */
async function askToRefresh(): Promise<boolean> {
  const headers = { authorization: `Bearer ${secrets().siteSecret}` }
  const response = await fetch(`${ownAddress()}/api/revalidate`, { method: 'POST', headers, signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(await response.text())
  return answerShape.parse(await response.json()).data.followed
}

interface Following {
  /** Looks no more; what is changed here is still told to others. */
  stop: () => void
  /** Once nothing is changed here any more. */
  end: () => void
}

/** Keeps the site fresh while other processes change its content. */
export function followChanges(): Following {
  const { REDIS_URL } = settings()
  let failed = false
  let stopped = false

  const looks = repeat(async () => {
    try {
      const followed = await askToRefresh()
      if (failed) console.log('What was changed elsewhere shows again')
      failed = false
      return followed && !bell?.isHung() ? interval : longInterval
    } catch (error) {
      if (!failed && !stopped) console.error('What was changed elsewhere does not show for now:', error)
      failed = true
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
