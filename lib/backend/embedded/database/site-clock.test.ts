import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { databases, sql, type Database } from './migrated-database'

const dayMs = 86_400_000
const start = Date.parse('2026-11-27T08:00:00Z')
const at = (ms: number) => new Date(start + ms)

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let isClockTrusted: typeof import('./site-clock')['isClockTrusted']
  let store: Parameters<typeof isClockTrusted>[0]
  let writes: number

  beforeAll(async () => {
    database = await open()
    isClockTrusted = (await import('./site-clock')).isClockTrusted
    const execute: Database['execute'] = async (input) => {
      const { rows } = await database.execute(input)
      if (rows.length === 0) writes += 1
      return { rows }
    }
    store = { db: { execute, drizzle: {} } } as unknown as typeof store
  })

  beforeEach(async () => {
    writes = 0
    await database.run(sql`DELETE FROM payload_kv`)
  })

  test('a clock that is put forward is not trusted, which is logged once, until it is corrected', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
    const warnings = jest.mocked(console.warn).mock
    expect(await isClockTrusted(store, at(0))).toBe(true)
    expect(await isClockTrusted(store, at(39 * dayMs))).toBe(false)
    expect(await isClockTrusted(store, at(39 * dayMs + 3000))).toBe(false)
    expect(warnings.calls).toEqual([
      [expect.stringMatching(/^The clock shows 2027-01-05T08:00:00\.000Z, about 39 days after this site last ran/)],
    ])
    expect(await isClockTrusted(store, at(5 * 60_000))).toBe(true)
    expect(log.mock.calls).toEqual([[expect.stringContaining('counts as right again')]])
    jest.mocked(console.warn).mockClear()
  })

  test('the time is stored every few minutes, however often it is asked for', async () => {
    for (let minute = 0; minute < 10; minute++) expect(await isClockTrusted(store, at(minute * 60_000))).toBe(true)
    const [row] = (await database.run(sql`SELECT data FROM payload_kv WHERE key = 'clock'`)) as { data: unknown }[]
    const data = typeof row?.data === 'string' ? (JSON.parse(row.data) as unknown) : row?.data
    expect(data).toEqual({ seen: at(9 * 60_000).toISOString() })
    expect(writes).toBe(5)
  })
})
