import { unwatchFile, watchFile } from 'node:fs'
import { settings } from '@/lib/settings'
import { changeMark } from '@/lib/settings/change-mark'
import { secrets } from '@/lib/settings/secrets'

/** Milliseconds after which an import shows on a running site. */
const interval = 1000

/** Makes the site fresh when another process has changed its content. Returns what ends the watch. */
export function followChanges(): () => void {
  const mark = changeMark()
  watchFile(mark, { interval, persistent: false }, () => {
    const { HOST, PORT } = settings()
    const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
    const address = `http://${host}:${PORT}/api/revalidate`
    fetch(address, { method: 'POST', headers: { authorization: `Bearer ${secrets().siteSecret}` } }).catch((error: unknown) => {
      console.error('The site could not be told of changed content:', error)
    })
  })
  return () => unwatchFile(mark)
}
