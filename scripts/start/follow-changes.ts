import { unwatchFile, watchFile } from 'node:fs'
import { changeMark } from '@/lib/settings/change-mark'
import { secrets } from '@/lib/settings/secrets'
import { ownAddress } from './own-address'

/** Milliseconds after which an import shows on a running site. */
const interval = 1000

/** Makes the site fresh when another process has changed its content. Returns what ends the watch. */
export function followChanges(): () => void {
  const mark = changeMark()
  watchFile(mark, { interval, persistent: false }, () => {
    fetch(`${ownAddress()}/api/revalidate`, { method: 'POST', headers: { authorization: `Bearer ${secrets().siteSecret}` } }).catch((error: unknown) => {
      console.error('The site could not be told of changed content:', error)
    })
  })
  return () => unwatchFile(mark)
}
