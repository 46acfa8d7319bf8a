import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { settings } from '@/lib/operations/settings'
import { processSingleton } from '@/lib/operations/process-singleton'
import { endedSessions, endSession, isSessionEnded } from './ended-sessions'

const redis = { kept: new Map<string, number>(), isThere: true }

const answer = <T>(value: () => T) => (redis.isThere ? Promise.resolve(value()) : Promise.reject(new Error('away')))
const client = {
  set: (key: string, _value: string, { PX }: { PX: number }) => answer(() => void redis.kept.set(key, PX)),
  exists: (key: string) => answer(() => Number(redis.kept.has(key))),
}

const inAnHour = () => new Date(Date.now() + 3_600_000)

function elsewhere(): void {
  endedSessions.known.clear()
  endedSessions.unpublished.clear()
}

beforeEach(() => {
  elsewhere()
  redis.kept.clear()
  redis.isThere = true
})
afterEach(() => {
  Object.assign(settings(), { REDIS_URL: undefined })
})

function share(): void {
  Object.assign(settings(), { REDIS_URL: 'redis://shared' })
  processSingleton('redis', () => client)
}

test('without Redis an instance remembers only the sessions ended on it', async () => {
  await endSession('a', inAnHour())
  expect([await isSessionEnded('a'), await isSessionEnded('b')]).toEqual([true, false])
  elsewhere()
  expect(await isSessionEnded('a')).toBe(false)
})

test('one that shares a Redis notifies all others, until the session would have ended', async () => {
  share()
  await endSession('a', inAnHour())
  await endSession('over', new Date(Date.now() - 1))
  elsewhere()
  expect([await isSessionEnded('a'), await isSessionEnded('b'), await isSessionEnded('over')]).toEqual([
    true,
    false,
    false,
  ])
  expect([...redis.kept.values()].map((ms) => Math.round(ms / 60_000))).toEqual([60])
})

test('what Redis could not receive is sent to it later; meanwhile it holds here, and nobody else is shut out', async () => {
  share()
  redis.isThere = false
  await endSession('a', inAnHour())
  expect([await isSessionEnded('a'), await isSessionEnded('b')]).toEqual([true, false])
  redis.isThere = true
  expect(await isSessionEnded('b')).toBe(false)
  elsewhere()
  expect(await isSessionEnded('a')).toBe(true)
})
