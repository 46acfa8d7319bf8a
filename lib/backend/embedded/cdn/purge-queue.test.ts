import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'
import { purgeWaiting, queuePurge } from './purge-queue'

const token = 'a token for tests'.replaceAll(' ', '-')
const stored = new Map<string, unknown>()
const store = {
  kv: {
    get: async (key: string) => stored.get(key) ?? null,
    set: async (key: string, value: unknown) => void stored.set(key, value),
    delete: async (key: string) => void stored.delete(key),
    keys: async () => [...stored.keys()],
  },
} as unknown as Pick<Payload, 'kv'>

/** A stand-in for Cloudflare: what it was sent, and what it answers. */
let calls: { url: string | undefined; authorization: string | undefined; body: unknown }[] = []
let answer = 200
/** Called while the service answers. */
let meanwhile: (() => Promise<void>) | undefined
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      calls.push({ url: request.url, authorization: request.headers.authorization, body: JSON.parse(body) })
      const end = () => response.writeHead(answer).end('{}')
      void (meanwhile ? meanwhile().then(end) : end())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    CDN: 'cloudflare',
    CDN_SERVICE: 'zone1234',
    CDN_TOKEN: token,
    CDN_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
})

afterAll(() => void server.close())

let now = Date.parse('2026-03-01T02:00:00Z')

beforeEach(() => {
  stored.clear()
  calls = []
  answer = 200
  meanwhile = undefined
  now += 3_600_000
})

const queue = (...tags: string[]) => queuePurge(() => Promise.resolve(store), tags, now)
const purged = () => calls.map(({ body }) => body)

test('many changes of the same are one call, repeated after ten seconds, and then done', async () => {
  await queue('articles', 'article-a')
  await queue('articles', 'comments', 'redirects')
  await purgeWaiting(store, now)
  expect(calls).toEqual([
    {
      url: '/client/v4/zones/zone1234/purge_cache',
      authorization: `Bearer ${token}`,
      body: { tags: ['articles', 'article-a'] },
    },
  ])
  await purgeWaiting(store, now + 9999)
  expect(calls).toHaveLength(1)
  await purgeWaiting(store, now + 10_000)
  expect(purged()[1]).toEqual({ tags: ['articles', 'article-a'] })
  await purgeWaiting(store, now + 20_000)
  expect([calls.length, stored.size]).toEqual([2, 0])
})

test('what changes again between the two calls is purged twice more', async () => {
  await queue('articles')
  await purgeWaiting(store, now)
  now += 5000
  await queue('articles')
  for (const later of [0, 10_000, 20_000]) await purgeWaiting(store, now + later)
  expect(purged()).toEqual(Array.from({ length: 3 }, () => ({ tags: ['articles'] })))
})

test('what changes while it is purged is purged again at once', async () => {
  await queue('articles')
  meanwhile = () => queuePurge(() => Promise.resolve(store), ['articles'], now + 1)
  await purgeWaiting(store, now)
  meanwhile = undefined
  await purgeWaiting(store, now + 2)
  expect(calls).toHaveLength(2)
})

test('more changes than a few calls hold purge everything', async () => {
  await queue(...Array.from({ length: 91 }, (_, i) => `article-${i}`))
  await purgeWaiting(store, now)
  expect(purged()).toEqual([{ purge_everything: true }])
})

test('a failed purge is tried again, ever later, is logged once, and no secret is logged', async () => {
  const logged = jest.mocked(console.error)
  const recovered = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  answer = 403
  await queue('articles')
  for (const later of [0, 2999, 3000, 8999, 9000]) await purgeWaiting(store, now + later)
  expect(calls).toHaveLength(3)
  expect(logged.mock.calls).toEqual([['The cache in front of the site could not be purged: status 403']])
  answer = 200
  await purgeWaiting(store, now + 600_000)
  expect(recovered.mock.calls).toEqual([['The cache in front of the site is purged again']])
  expect(calls).toHaveLength(4)
  logged.mockClear()
})

test('with a new day in Hanoi what changes with the day is purged', async () => {
  await purgeWaiting(store, now)
  expect(calls).toEqual([])
  now += 24 * 3_600_000
  await purgeWaiting(store, now)
  expect(purged()).toEqual([{ tags: ['site-record', 'legal-texts'] }])
})
