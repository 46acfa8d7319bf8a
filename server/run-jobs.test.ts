import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { BackendUnavailable } from '@/lib/backend/port'
import { siteJobs, type SiteJob } from '@/lib/operations/site-jobs'
import { provideSiteTasks, type SiteTasks } from '@/lib/operations/site-tasks'
import { takeLogged } from '@/lib/testing/take-logged'
import { runJobs } from './run-jobs'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

const provide = (runJob: (job: SiteJob) => Promise<void>) => provideSiteTasks({ runJob } as SiteTasks)

function counted(special: Partial<Record<SiteJob, () => Promise<void>>> = {}) {
  const begun = new Map<SiteJob, number>()
  provide((job) => {
    begun.set(job, (begun.get(job) ?? 0) + 1)
    return special[job]?.() ?? Promise.resolve()
  })
  return begun
}

test('stopping waits for the runs under way, and starts no other', async () => {
  const { promise: sent, resolve } = Promise.withResolvers<void>()
  const begun = counted({ sendMails: () => sent })
  const stop = runJobs()
  await jest.advanceTimersByTimeAsync(0)
  let hasEnded = false
  const ended = stop().then(() => (hasEnded = true))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(hasEnded).toBe(false)
  resolve()
  await ended
  expect([...begun.values()]).toEqual(Object.keys(siteJobs).map(() => 1))
})

test('a job that hangs or always fails delays no other, and is logged once', async () => {
  const begun = counted({
    sendMails: () => new Promise(() => undefined),
    prepareArticles: () => Promise.reject(new Error('always')),
    removeOldFiles: () => Promise.reject(new Error(`another one each time: ${Math.random()}`)),
  })
  void runJobs()
  await jest.advanceTimersByTimeAsync(60 * 60_000 - 1)
  expect(begun.get('sendMails')).toBe(1)
  expect(begun.get('publishPlanned')).toBe(1200)
  expect(begun.get('prepareArticles')).toBe(120)
  expect([begun.get('removeOldRecords'), begun.get('removeOldFiles')]).toEqual([1, 1])
  await jest.advanceTimersByTimeAsync(10 * 60 * 60_000)
  expect([begun.get('removeOldRecords'), begun.get('removeOldFiles')]).toEqual([11, 11])
  const lines = takeLogged()
  const of = (job: SiteJob) => lines.filter((line) => line.startsWith(`The background job ${job} fails:`)).length
  expect([of('sendMails'), of('prepareArticles'), of('removeOldFiles')]).toEqual([1, 1, 5])
})

test('an outage is logged once for all jobs, and they run again soon after it', async () => {
  let isAway = true
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  provide(() => (isAway ? Promise.reject(new BackendUnavailable('the database does not answer')) : Promise.resolve()))
  void runJobs()
  await jest.advanceTimersByTimeAsync(10 * 60_000)
  expect(takeLogged()).toHaveLength(1)
  isAway = false
  await jest.advanceTimersByTimeAsync(30_000)
  expect(log.mock.calls).toEqual([['Background jobs work again']])
  isAway = true
  await jest.advanceTimersByTimeAsync(30_000)
  expect(takeLogged()).toHaveLength(1)
})
