import { remember } from '@/lib/remember'
import { sendIndexNotices } from './articles/index-notices'
import { ownsFiles } from './files/installation'
import { sweepStorage } from './files/nameless-files'
import { removeOrphans } from './files/orphans'
import { sendWaitingMails } from './consultations/outbox'
import { payload } from './payload'

/** Milliseconds between two looks for files that nobody needs. */
const betweenSweeps = 60 * 60 * 1000

const sweeps = remember('sweeps', () => ({ last: 0 }))

/** What waits to be done, whoever's request it came with. */
export async function runJobs(): Promise<void> {
  // A mail server that is slow, or fails, keeps no search engine from being told.
  const done = await Promise.allSettled([sendWaitingMails(), sendIndexNotices()])
  for (const job of done) if (job.status === 'rejected') throw job.reason
  if (Date.now() - sweeps.last < betweenSweeps) return
  sweeps.last = Date.now()
  const backend = await payload()
  if (!(await ownsFiles(backend))) {
    console.error('No files are removed: by owner/installation, which lies beside them, they belong to another database. If that is no more, remove owner/installation.')
    return
  }
  await removeOrphans(backend)
  await sweepStorage(backend)
}
