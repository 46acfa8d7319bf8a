import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { createClient, type Client } from '@libsql/client'
import type { Payload } from 'payload'
import type { Redirection } from '@/lib/domain/redirects/check'

let client: Client
let save: (inputs: Redirection[]) => Promise<unknown>
let addFormer: (inputs: Redirection[]) => Promise<unknown>
const tellSites = jest.fn<(remaining: { tags: string[] }) => Promise<void>>()

beforeAll(async () => {
  client = createClient({ url: ':memory:' })
  await client.execute(
    'CREATE TABLE redirects (id integer PRIMARY KEY, "from" text NOT NULL UNIQUE, "to" text NOT NULL, active integer, hits numeric, revision text, created_at text, updated_at text)',
  )
  const db = drizzle(client)
  const payload = { db: { execute: ({ sql: statement }: { sql: never }) => db.run(statement) } } as unknown as Payload
  // The adapter of the database and Payload itself do not load outside of the build.
  jest.doMock('@payloadcms/db-sqlite', () => ({ sql }))
  jest.doMock('../hooks/lock-row', () => ({ lockTable: () => Promise.resolve() }))
  jest.doMock('../import/tell-sites', () => ({ tellSites }))
  jest.doMock('../database/transaction', () => ({
    transactionOf: () => Promise.resolve(db),
    inTransaction: (_: unknown, work: (req: unknown) => unknown) => work({ payload }),
  }))
  const { addFormerAddresses, saveRedirects } = await import('./save-redirects')
  save = (inputs) => saveRedirects(payload, inputs)
  addFormer = (given) => addFormerAddresses(payload, given)
})
afterAll(() => client.close())
beforeEach(async () => {
  tellSites.mockReset().mockResolvedValue()
  await client.execute('DELETE FROM redirects')
})

const stored = async () =>
  (await client.execute('SELECT "from", "to", active, hits FROM redirects ORDER BY "from"')).rows.map((row) => [
    row.from,
    row.to,
    row.active,
    row.hits,
  ])

test('redirects are created, replaced and left as they are; the sites are told once', async () => {
  const first = [
    { from: 'https://cu.example/2019/05/luat-m%E1%BB%9Bi/', to: '/tin-tuc/moi' },
    { from: '/?p=12', to: '/tin-tuc/moi' },
  ]
  expect(await save(first)).toEqual({ created: 2, updated: 0, unchanged: 0 })
  await client.execute('UPDATE redirects SET hits = 7')
  const second = [
    { from: '/2019/05/luat-mới', to: 'https://khac.example/' },
    { from: '/?p=12', to: '/tin-tuc/moi/' },
    { from: '/c', to: '/d' },
  ]
  expect(await save(second)).toEqual({ created: 1, updated: 1, unchanged: 1 })
  expect(await stored()).toEqual([
    ['/2019/05/luat-mới', 'https://khac.example/', 1, 7],
    ['/?p=12', '/tin-tuc/moi', 1, 7],
    ['/c', '/d', 1, 0],
  ])
  expect(tellSites.mock.calls.map(([{ tags }]) => tags)).toEqual([['redirects'], ['redirects']])
  expect(await save(second)).toEqual({ created: 0, updated: 0, unchanged: 3 })
  expect(tellSites).toHaveBeenCalledTimes(2)
})

test('if one is refused, none is stored, and each is named', async () => {
  await save([{ from: '/b', to: '/a' }])
  const inputs = [
    { from: '/c', to: '/d' },
    { from: '/a', to: '/b' },
    { from: 'x', to: '/d' },
  ]
  await expect(save(inputs)).rejects.toMatchObject({
    message: expect.stringMatching(/^\/a: leads back.*\nx: from: must be a path/),
    problems: [
      { index: 1, error: 'loop' },
      { index: 2, error: 'from' },
    ],
  })
  expect(await stored()).toEqual([['/b', '/a', 1, 0]])
})

test('former addresses are added beside those that are here, without those that are refused', async () => {
  await save([{ from: '/cu', to: '/do-bien-tap-doi' }])
  const inputs = [
    { from: 'https://cu.example/cu/', to: '/tin-tuc/cu' },
    { from: '/admin/cu', to: '/tin-tuc/cu' },
    { from: '/vong', to: '/vong' },
    { from: '/moi/', to: '/tin-tuc/moi' },
  ]
  expect(await addFormer(inputs)).toEqual({
    created: 1,
    left: [
      '/admin/cu: from: is the home page, or an address of the studio or the API',
      '/vong: leads back to itself, or over more than 20 other redirects',
    ],
  })
  expect((await stored()).map(([from, to]) => [from, to])).toEqual([
    ['/cu', '/do-bien-tap-doi'],
    ['/moi', '/tin-tuc/moi'],
  ])
  expect(await addFormer(inputs.slice(0, 2))).toMatchObject({ created: 0 })
})
