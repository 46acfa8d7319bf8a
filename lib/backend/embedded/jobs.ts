import type { Payload } from 'payload'
import { isMailSet } from '@/lib/consultation/mail/transport'
import type { SiteJob } from '@/lib/operations/site-jobs'
import { removeOldActivities } from './staff/log-activity'
import { backUpAtNight } from './backup/at-night'
import { sendIndexNotices } from './articles/index-notices'
import { prepareDue, sweepPreparations } from './articles/prepare-due'
import { publishPlanned } from './articles/publish-planned'
import { purgeWaiting } from './cdn/purge-queue'
import { purgeAfterStart } from './cdn/purge-after-start'
import { announceLeft } from './database/announce-left'
import { makeIndexesBeside } from './database/make-indexes-at'
import { isClockTrusted } from './database/site-clock'
import { checkLinksAtNight } from './links/check-links'
import { removeOldReadership } from './readership/add-readership'
import { sweepStorage } from './files/unreferenced-files'
import { removeOrphans } from './files/orphans'
import { sendWaitingMails } from './consultations/outbox'
import { queueReminders } from './consultations/reminders'
import { removeEndedSessions } from './staff/second-factor/store'
import { removeOldSignIns } from './staff/sign-in-limits'
import { runBackfills } from './backfill/run-backfills'
import { runAllThenThrow } from './run-all-then-throw'
import { payload } from './payload'
import { emptyTrash } from './trash/empty-trash'
import { ownsFiles } from './files/installation'

type Job = (backend: Payload) => Promise<void>

/** A step that deletes what is old. It waits while the clock may be wrong: nothing could be brought back. */
const byAge =
  (step: Job): Job =>
  async (backend) => {
    if (await isClockTrusted(backend)) await step(backend)
  }

async function removeOldFiles(backend: Payload): Promise<void> {
  if (await ownsFiles(backend)) return runAllThenThrow([emptyTrash, removeOrphans, sweepStorage], backend)
  console.error(
    'No files are removed, and the trash is not emptied: owner/installation in the storage names another database. If that database no longer exists, delete owner/installation.',
  )
}

const jobs: Record<SiteJob, Job> = {
  publishPlanned: () => publishPlanned(),
  sendMails: sendWaitingMails,
  sendIndexNotices,
  prepareArticles: () => prepareDue(),
  fillStoredRecords: runBackfills,
  announceChanges: (backend) => announceLeft(backend),
  purgeCdn: (backend) => runAllThenThrow([purgeAfterStart, purgeWaiting], backend),
  noteTime: async (backend) => void (await isClockTrusted(backend)),
  remindStaff: async (backend) => {
    if (isMailSet()) await queueReminders(backend, new Date())
  },
  makeIndexes: async (backend) => makeIndexesBeside(backend, new Date()),
  checkLinks: async (backend) => checkLinksAtNight(backend, new Date()),
  backUp: (backend) => backUpAtNight(backend, new Date()),
  removeOldRecords: (backend) =>
    runAllThenThrow(
      [
        removeOldSignIns,
        byAge(removeEndedSessions),
        byAge(removeOldActivities),
        byAge(removeOldReadership),
        sweepPreparations,
      ],
      backend,
    ),
  removeOldFiles: byAge(removeOldFiles),
}

export const runJob = async (job: SiteJob): Promise<void> => jobs[job](await payload())
