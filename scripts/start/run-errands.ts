import { secrets } from '@/lib/settings/secrets'
import { ownAddress } from './own-address'
import { repeat, type Repeated } from './repeat'

/** Milliseconds between two rounds: a mail goes out while its reader still looks at the page. */
const interval = 3000

/** The same after a round that failed. */
const longInterval = 30_000

/** Milliseconds that a round of mails may take. */
const patience = 15 * 60 * 1000

/** Has the site do what waits, again and again; a failure is logged once, until it is over. */
export function runErrands(): Repeated {
  let failed = false
  return repeat(async () => {
    try {
      const response = await fetch(`${ownAddress()}/api/errands`, { method: 'POST', headers: { authorization: `Bearer ${secrets().siteSecret}` }, signal: AbortSignal.timeout(patience) })
      if (!response.ok) throw new Error(`status ${response.status}`)
      if (failed) console.log('What waits is done again: mails and files')
      failed = false
      return interval
    } catch (error) {
      if (!failed) console.error('What waits is not done for now, mails and files:', error)
      failed = true
      return longInterval
    }
  })
}
