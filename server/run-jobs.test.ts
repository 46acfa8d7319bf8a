import { afterEach, expect, jest, test } from '@jest/globals'
import { provideSiteTasks } from '@/lib/operations/site-tasks'
import { runJobs } from './run-jobs'

afterEach(() => {
  jest.useRealTimers()
})

const provide = (round: () => Promise<void>) =>
  provideSiteTasks({
    runJobs: round,
    invalidateChanged: () => Promise.resolve({ followed: true, changed: false }),
    addReadership: () => Promise.resolve(),
    checkStorage: () => Promise.resolve(),
    isPictureGone: () => Promise.resolve(false),
  })

test('stopping waits for the round under way, and starts no other', async () => {
  const { promise: sent, resolve } = Promise.withResolvers<void>()
  const round = jest.fn(() => sent)
  provide(round)
  const stop = runJobs()
  let hasEnded = false
  const ended = stop().then(() => (hasEnded = true))
  await new Promise((next) => setImmediate(next))
  expect(hasEnded).toBe(false)
  resolve()
  await ended
  expect(round).toHaveBeenCalledTimes(1)
})

test('a round that fails while the server stops is no failure of stopping', async () => {
  provide(() => Promise.reject(new Error('the mail server is away')))
  const stop = runJobs()
  await expect(stop()).resolves.toBeUndefined()
})
