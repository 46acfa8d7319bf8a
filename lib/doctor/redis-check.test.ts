import { expect, test } from '@jest/globals'
import { oneShotClient } from '@/lib/cache/redis'
import { checkRedis, type RedisToCheck } from './redis-check'

/** A Redis of one process, and what it still stores. */
function standIn(change: Partial<RedisToCheck> = {}) {
  const stored = new Map<string, string>()
  const client: RedisToCheck = {
    on: () => undefined,
    connect: async () => undefined,
    set: async (key, value) => stored.set(key, value),
    get: async (key) => stored.get(key),
    del: async (key) => stored.delete(key),
    destroy: () => undefined,
    ...change,
  }
  return { client, stored }
}

test('a key is stored, read and removed', async () => {
  const { client, stored } = standIn()
  expect(await checkRedis(client)).toEqual([{ state: 'fine', found: 'Redis stores and returns a key' }])
  expect(stored.size).toBe(0)
})

test.each<[string, Partial<RedisToCheck>, string]>([
  [
    'a wrong password',
    { connect: async () => Promise.reject(new Error('WRONGPASS invalid username-password pair')) },
    'Redis cannot be used: WRONGPASS invalid username-password pair',
  ],
  ['a full memory', { get: async () => null }, 'Redis lost a key at once'],
])('%s', async (_, change, found) => {
  expect(await checkRedis(standIn(change).client)).toMatchObject([{ code: 'redis-unreachable', found }])
})

test('a Redis that is away', async () => {
  const client = await oneShotClient('redis://127.0.0.1:1')
  expect(await checkRedis(client)).toMatchObject([
    { code: 'redis-unreachable', found: expect.stringContaining('ECONNREFUSED') },
  ])
})

test('no Redis is no fault', async () => {
  expect(await checkRedis(undefined)).toMatchObject([{ state: 'fine' }])
})
