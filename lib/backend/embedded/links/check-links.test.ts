import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { databases, sql, type Database, type Statement } from '../database/migrated-database'

const night = new Date('2028-02-28T19:30:00Z')

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let checkLinksAtNight: typeof import('./check-links')['checkLinksAtNight']
  let payload: Parameters<typeof checkLinksAtNight>[0]
  let failure: Error | undefined
  let stored: number[]
  let whenStored: () => Promise<unknown>
  const pause = jest.fn<(ms: number) => Promise<unknown>>()

  beforeAll(async () => {
    database = await open()
    jest.doMock('../database/transaction', () => ({ transactionOf: () => Promise.resolve({}) }))
    jest.doMock('./broken-links', () => ({
      storeChecked: async (_payload: unknown, id: number) => {
        stored.push(id)
        await whenStored()
      },
    }))
    const execute = async ({ sql: statement }: { sql: Statement }) => {
      if (failure) throw failure
      return { rows: await database.run(statement) }
    }
    payload = { db: { drizzle: {}, execute } } as unknown as typeof payload
    process.env.SITE_URL = 'https://ilc.example'
    ;({ checkLinksAtNight } = await import('./check-links'))
  })

  beforeEach(async () => {
    jest.useFakeTimers({ now: night, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
    stored = []
    whenStored = () => Promise.resolve()
    pause.mockReset()
    for (const table of ['prepared_articles', 'articles']) await database.run(sql.raw(`DELETE FROM ${table}`))
    for (const [id, made] of [
      [1, '{'],
      [2, '{}'],
      [3, '{}'],
    ] as const) {
      await database.run(
        sql`INSERT INTO articles (id, title, slug, _status) VALUES (${id}, 'a', ${`a-${id}`}, 'published')`,
      )
      await database.run(
        sql`INSERT INTO prepared_articles (article_id, hash, version, made) VALUES (${id}, '', 1, ${made})`,
      )
    }
    const state = globalThis.ilc?.get('linkCheck') as { doneOn: string } | undefined
    if (state) state.doneOn = ''
  })

  const options = { check: () => Promise.resolve(undefined), pause }

  async function run(begin: () => unknown = () => checkLinksAtNight(payload, night, options)): Promise<void> {
    begin()
    const state = globalThis.ilc?.get('linkCheck') as { isRunning: boolean }
    while (state.isRunning) await new Promise((resolve) => setImmediate(resolve))
  }

  test('a database that was away for a minute costs no night, and forms that cannot be read end no check', async () => {
    failure = new Error('the database is away')
    await run()
    failure = undefined
    expect(jest.mocked(console.error).mock.calls).toHaveLength(1)
    jest.mocked(console.error).mockClear()
    await run()
    expect(stored).toEqual([1, 2, 3])
    await run()
    expect(stored).toHaveLength(3)
  })

  test('at five in the morning it stops, and the next night goes on', async () => {
    pause.mockImplementationOnce(() => Promise.resolve(jest.setSystemTime(new Date('2028-02-28T22:00:00Z'))))
    await run()
    expect(stored).toEqual([1])
    const nextNight = new Date('2028-02-29T19:30:00Z')
    jest.setSystemTime(nextNight)
    await run(() => checkLinksAtNight(payload, nextNight, options))
    expect(stored).toEqual([1, 2, 3, 1])
  })

  test('an article that is deleted meanwhile is skipped, and the check goes on', async () => {
    whenStored = () => database.run(sql`DELETE FROM articles WHERE id = 2`)
    await run()
    expect([stored, jest.mocked(console.error).mock.calls]).toEqual([[1, 3], []])
  })
})
