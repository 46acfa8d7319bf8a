import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { databases, migrateAll, mockAdapters, sql, type Database, type Statement } from '../database/migrated-database'

const night = new Date('2028-02-28T19:30:00Z')

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let checkLinksAtNight: typeof import('./check-links')['checkLinksAtNight']
  let payload: Parameters<typeof checkLinksAtNight>[0]
  let failure: Error | undefined
  const stored: number[] = []

  beforeAll(async () => {
    database = await open()
    mockAdapters()
    jest.doMock('./broken-links', () => ({
      storeChecked: (_payload: unknown, id: number) => Promise.resolve(stored.push(id)),
    }))
    const execute = async ({ sql: statement }: { sql: Statement }) => {
      if (failure) throw failure
      return { rows: await database.run(statement) }
    }
    payload = { db: { drizzle: {}, execute } } as unknown as typeof payload
    process.env.SITE_URL = 'https://ilc.example'
    await migrateAll(database)
    for (const [id, made] of [
      [1, '{'],
      [2, '{}'],
    ] as const) {
      await database.run(
        sql`INSERT INTO articles (id, title, slug, _status) VALUES (${id}, 'a', ${`a-${id}`}, 'published')`,
      )
      await database.run(
        sql`INSERT INTO prepared_articles (article_id, hash, version, made) VALUES (${id}, '', 1, ${made})`,
      )
    }
    globalThis.ilc?.delete('linkCheck')
    checkLinksAtNight = (await import('./check-links')).checkLinksAtNight
  })

  afterAll(() => database.close())

  beforeEach(() => {
    jest.useFakeTimers({ now: night, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  })

  /** Lets the job run, and waits until the check that it may have begun has ended. */
  async function run(): Promise<void> {
    checkLinksAtNight(payload, night, () => Promise.resolve(undefined))
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
    expect(stored).toEqual([1, 2])
    await run()
    expect(stored).toHaveLength(2)
  })
})
