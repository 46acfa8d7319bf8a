import { sendIndexNotices } from './index-notices'
import { ownsFiles } from './installation'
import { sweepStorage } from './nameless-files'
import { removeOrphans } from './orphans'
import { sendWaitingMails } from './outbox'
import { payload } from './payload'

/** Milliseconds between two looks for files that nobody needs. */
const betweenSweeps = 60 * 60 * 1000

declare global {
  var ilcLastSweep: number | undefined
}

/** What waits to be done, whoever's request it came with. */
export async function runErrands(): Promise<void> {
  // A mail server that is slow, or fails, keeps no search engine from being told.
  const done = await Promise.allSettled([sendWaitingMails(), sendIndexNotices()])
  for (const errand of done) if (errand.status === 'rejected') throw errand.reason
  if (Date.now() - (globalThis.ilcLastSweep ?? 0) < betweenSweeps) return
  globalThis.ilcLastSweep = Date.now()
  const backend = await payload()
  if (!(await ownsFiles(backend))) {
    console.error('No files are removed: by owner/installation, which lies beside them, they belong to another database. If that is no more, remove owner/installation.')
    return
  }
  await removeOrphans(backend)
  await sweepStorage(backend)
}
