import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { mockAdapters } from './database/migrated-database'

let runJob: typeof import('./jobs')['runJob']
let isTrusted: boolean
const done: string[] = []

const noting = (module: string, names: string[]) =>
  jest.doMock(module, () =>
    Object.fromEntries(names.map((name) => [name, () => Promise.resolve(void done.push(name))])),
  )

beforeAll(async () => {
  mockAdapters()
  jest.doMock('./payload', () => ({ payload: () => Promise.resolve({}) }))
  jest.doMock('./database/site-clock', () => ({ isClockTrusted: () => Promise.resolve(isTrusted) }))
  jest.doMock('./files/installation', () => ({ ownsFiles: () => Promise.resolve(true) }))
  noting('./trash/empty-trash', ['emptyTrash'])
  noting('./files/orphans', ['removeOrphans'])
  noting('./files/unreferenced-files', ['sweepStorage'])
  noting('./staff/sign-in-limits', ['removeOldSignIns'])
  noting('./staff/second-factor/store', ['removeEndedSessions'])
  noting('./staff/log-activity', ['removeOldActivities'])
  noting('./readership/add-readership', ['removeOldReadership'])
  noting('./articles/prepare-due', ['sweepPreparations', 'prepareDue'])
  for (const [module, names] of [
    ['./backup/at-night', ['backUpAtNight']],
    ['./articles/index-notices', ['sendIndexNotices']],
    ['./articles/publish-planned', ['publishPlanned']],
    ['./cdn/purge-after-start', ['purgeAfterStart']],
    ['./cdn/purge-queue', ['purgeWaiting']],
    ['./database/announce-left', ['announceLeft']],
    ['./database/make-indexes-at', ['makeIndexesBeside']],
    ['./links/check-links', ['checkLinksAtNight']],
    ['./consultations/outbox', ['sendWaitingMails']],
    ['./consultations/reminders', ['queueReminders']],
    ['./backfill/run-backfills', ['runBackfills']],
  ] as const)
    noting(module, [...names])
  runJob = (await import('./jobs')).runJob
})

beforeEach(() => {
  done.length = 0
})

test.each([
  [
    true,
    [
      'emptyTrash',
      'removeEndedSessions',
      'removeOldActivities',
      'removeOldReadership',
      'removeOldSignIns',
      'removeOrphans',
      'sweepPreparations',
      'sweepStorage',
    ],
  ],
  [false, ['removeOldSignIns', 'sweepPreparations']],
])('what is deleted while the clock is trusted: %s', async (trusted, deleted) => {
  isTrusted = trusted
  await runJob('removeOldFiles')
  await runJob('removeOldRecords')
  expect(done.toSorted()).toEqual(deleted)
})
