import { text } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { seen } from '@/lib/operations/cache/seen-versions'
import { noteStartedProgram } from '@/lib/operations/started-program'
import { localServer } from '@/lib/testing/local-server'
import type { Store } from '../database/key-values'

let queue: typeof import('./purge-queue')
let afterStart: typeof import('./purge-after-start')

const token = 'a token for tests'.replaceAll(' ', '-')
const database = new DatabaseSync(':memory:')
database.exec('CREATE TABLE payload_kv (id integer PRIMARY KEY NOT NULL, key text NOT NULL UNIQUE, data text NOT NULL)')
const ask = (statement: string) => database.prepare(statement).all()
const store = { db: { execute: async ({ sql }: { sql: string }) => ({ rows: ask(sql) }) } } as unknown as Store

let calls: { url: string | undefined; authorization: string | undefined; body: unknown }[] = []
let answer = 200
let retryAfter: string | undefined
let meanwhile: (() => Promise<void>) | undefined

const service = localServer(async (request, response) => {
  const { url, headers } = request
  calls.push({ url, authorization: headers.authorization, body: JSON.parse(await text(request)) })
  await meanwhile?.()
  response.writeHead(answer, { ...(retryAfter && { 'retry-after': retryAfter }) }).end('{}')
})

beforeAll(async () => {
  // The adapter itself does not load outside of the build.
  jest.doMock('@payloadcms/db-sqlite', () => ({ sql: { raw: (statement: string) => statement } }))
  queue = await import('./purge-queue')
  afterStart = await import('./purge-after-start')
  const cdn = { CDN: 'cloudflare', CDN_SERVICE: 'zone1234', CDN_TOKEN: token, CDN_API_URL: service.origin }
  Object.assign(process.env, cdn)
})

let now = Date.parse('2026-03-01T02:00:00Z')

beforeEach(() => {
  database.exec('DELETE FROM payload_kv')
  calls = []
  answer = 200
  retryAfter = undefined
  meanwhile = undefined
  now += 3_600_000
})

const queued = (tags: string[], at = now) => queue.queuePurge(() => Promise.resolve(store), tags, at)
const round = (later = 0) => queue.purgeWaiting(store, now + later)
const purged = () => calls.map(({ body }) => (body as { tags: string[] }).tags)
const waiting = () => ask("SELECT key FROM payload_kv WHERE key LIKE 'cdn-purge:%'").length

test('many changes of the same are one call, repeated by the next round, and then done', async () => {
  await queued(['articles', 'article-a'])
  await queued(['articles', 'comments', 'redirects'])
  await round()
  expect(calls).toEqual([
    {
      url: '/client/v4/zones/zone1234/purge_cache',
      authorization: `Bearer ${token}`,
      body: { tags: ['articles', 'article-a'] },
    },
  ])
  await round(14_999)
  expect(calls).toHaveLength(1)
  await round(15_000)
  expect(purged()[1]).toEqual(['articles', 'article-a'])
  await round(30_000)
  expect([calls.length, waiting()]).toEqual([2, 0])
})

test.each([
  ['', 0],
  [' a second time', 15_000],
])('what changes while it is purged%s, even in the same millisecond, is purged twice more', async (_, later) => {
  await queued(['articles'])
  if (later > 0) await round()
  meanwhile = () => queued(['articles'])
  await round(later)
  meanwhile = undefined
  const before = calls.length
  for (const next of [15_000, 30_000, 45_000]) await round(later + next)
  expect([calls.length - before, waiting()]).toEqual([2, 0])
})

test('a tag that cannot be stored does not hold up the others', async () => {
  const execute = ({ sql }: { sql: string }) =>
    sql.includes("'cdn-purge:articles'") ? Promise.reject(new Error('away')) : store.db.execute({ sql } as never)
  const failing = { db: { execute } } as unknown as Store
  const both = queue.queuePurge(() => Promise.resolve(failing), ['articles', 'members'], now)
  await expect(both).rejects.toThrow('away')
  expect(waiting()).toBe(1)
})

test('between two rounds changes are collected for one call', async () => {
  await queued(['articles'])
  await round()
  await queued(['home'], now + 2000)
  await round(2000)
  await queued(['members'], now + 9000)
  await round(15_000)
  expect(purged()).toEqual([['articles'], ['articles', 'home', 'members']])
})

test('more changes than a call holds purge what has the tag of all pages', async () => {
  await queued(Array.from({ length: 31 }, (_, i) => `article-${i}`))
  await round()
  expect(purged()).toEqual([['site']])
})

test('a failed purge is tried again, ever later, is logged once, and no secret is logged', async () => {
  const logged = jest.mocked(console.error)
  const recovered = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  answer = 403
  await queued(['articles'])
  for (const later of [0, 14_999, 15_000, 44_999, 45_000]) await round(later)
  expect(calls).toHaveLength(3)
  expect(logged.mock.calls).toEqual([['The cache in front of the site could not be purged: status 403']])
  answer = 200
  await round(600_000)
  expect(recovered.mock.calls).toEqual([['The cache in front of the site is purged again']])
  expect(calls).toHaveLength(4)
  logged.mockClear()
})

test.each([
  ['120', 120_000],
  ['Fri, 27 Nov 2026 08:00:00 GMT', 15_000],
])('a service that asks to wait (%s) is asked again after %d ms', async (requested, ms) => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  Object.assign(globalThis.ilc?.get('cdnRetries') as object, { failures: 0, notBefore: 0 })
  answer = 429
  retryAfter = requested
  await queued(['articles'])
  await round()
  await round(ms - 1)
  expect(calls).toHaveLength(1)
  answer = 200
  await round(ms)
  expect(calls).toHaveLength(2)
  jest.mocked(console.error).mockClear()
})

test('what changes with the day is purged once this instance has found the new day', async () => {
  seen.day = '2026-03-01'
  await round()
  now += 24 * 3_600_000
  await round()
  expect(calls).toEqual([])
  seen.day = '2026-03-02'
  await round()
  expect(purged()).toEqual([['site-record', 'legal-texts', 'day']])
})

test('the start of another program purges all pages, a restart does not, and the start after a restore does', async () => {
  const start = async (program: string) => {
    calls = []
    now += 60_000
    noteStartedProgram(program)
    Object.assign(globalThis.ilc?.get('cdnProgram') as object, { compared: undefined })
    for (const later of [0, 15_000, 30_000]) {
      await afterStart.purgeAfterStart(store, now + later)
      await round(later)
    }
    return purged()
  }
  const twice = [['site'], ['site']]
  expect([await start('a'), await start('a'), await start('b'), await start('a')]).toEqual([twice, [], twice, twice])
  await afterStart.forgetProgram(ask)
  expect([await start('a'), await start('a')]).toEqual([twice, []])
})
