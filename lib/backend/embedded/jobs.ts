import { isMailSet } from '@/lib/mail/transport'
import { remember } from '@/lib/remember'
import { removeOldActivities } from './staff/log-activity'
import { backUpAtNight } from './backup/at-night'
import { sendIndexNotices } from './articles/index-notices'
import { prepareDue, sweepPreparations } from './articles/prepare-due'
import { publishPlanned } from './articles/publish-planned'
import { ownsFiles } from './files/installation'
import { purgeAfterStart } from './cdn/purge-after-start'
import { purgeWaiting } from './cdn/purge-queue'
import { makeIndexesBeside } from './database/make-indexes-at'
import { checkLinksAtNight } from './links/check-links'
import { removeOldReadership } from './readership/add-readership'
import { sweepStorage } from './files/unreferenced-files'
import { removeOrphans } from './files/orphans'
import { sendWaitingMails } from './consultations/outbox'
import { queueReminders } from './consultations/reminders'
import { removeEndedHolds } from './consultations/slots'
import { removeEndedSessions } from './staff/second-factor/store'
import { removeOldSignIns } from './staff/sign-in-limits'
import { runBackfills } from './backfill/run-backfills'
import { payload } from './payload'
import { emptyTrash } from './trash/empty-trash'

/** Milliseconds between two sweeps for what is no longer needed: files, trash, old sign-ins and activities. */
const sweepIntervalMs = 60 * 60 * 1000

const sweeps = remember('sweeps', () => ({ last: 0 }))

/** Milliseconds between two looks for requests that nobody has answered. */
const reminderIntervalMs = 10 * 60 * 1000

const reminders = remember('reminders', () => ({ last: 0 }))

/** Reminds staff of requests from time to time, if the site can send mail. */
async function remindOfRequests(): Promise<void> {
  if (!isMailSet() || Date.now() - reminders.last < reminderIntervalMs) return
  reminders.last = Date.now()
  await queueReminders(await payload(), new Date())
}

async function purgeCdn(): Promise<void> {
  const backend = await payload()
  await purgeAfterStart(backend)
  await purgeWaiting(backend)
}

/** Runs pending background jobs, whichever request queued them. */
export async function runJobs(): Promise<void> {
  // In parallel, so that a slow or failing mail server does not delay the notices to search engines and the rest.
  const done = await Promise.allSettled([
    publishPlanned(),
    sendWaitingMails(),
    sendIndexNotices(),
    prepareDue(),
    runBackfills(),
    remindOfRequests(),
    purgeCdn(),
  ])
  makeIndexesBeside(await payload(), new Date())
  checkLinksAtNight(await payload(), new Date())
  await backUpAtNight(await payload(), new Date())
  for (const job of done) if (job.status === 'rejected') throw job.reason
  if (Date.now() - sweeps.last < sweepIntervalMs) return
  sweeps.last = Date.now()
  const backend = await payload()
  await removeOldSignIns(backend)
  await removeEndedSessions(backend)
  await removeOldActivities(backend)
  await removeOldReadership(backend)
  await removeEndedHolds(backend)
  await sweepPreparations(backend)
  if (!(await ownsFiles(backend))) {
    console.error(
      'No files are removed, and the trash is not emptied: owner/installation in the storage names another database. If that database no longer exists, delete owner/installation.',
    )
    return
  }
  await emptyTrash(backend)
  await removeOrphans(backend)
  await sweepStorage(backend)
}
