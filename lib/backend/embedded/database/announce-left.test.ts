import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { databases, sql, type Database } from './migrated-database'

const now = Date.parse('2027-12-31T16:59:59Z')

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let afterCommit: typeof import('./after-commit')
  let announceLeft: typeof import('./announce-left')['announceLeft']
  let forgetChange: typeof import('./unannounced-changes')['forgetChange']
  let backend: Parameters<typeof announceLeft>[0]
  let adapter: { beginTransaction: () => Promise<string>; commitTransaction: (id: string) => Promise<void> }
  const publish = jest.fn()

  beforeAll(async () => {
    database = await open()
    jest.doMock('../cdn/purge-queue', () => ({
      queuePurge: async (_store: unknown, purged: string[]) => {
        if (purged.includes('refused')) throw new Error('refused')
        if (purged.includes('noted again')) await noteX({ tags: ['members'], purged: [] })
      },
    }))
    jest.doMock('@/lib/operations/cache/invalidation-channel', () => ({ publishInvalidation: publish }))
    const run = (statement: string) => database.run(sql.raw(statement))
    const drizzle = {
      transaction: async (work: (handle: unknown) => Promise<void>) => {
        await run('BEGIN')
        await work({}).then(
          () => run('COMMIT'),
          async (error: unknown) => {
            await run('ROLLBACK')
            throw error
          },
        )
      },
    }
    adapter = { name: database.name, drizzle, execute: database.execute, sessions: {} } as unknown as typeof adapter
    backend = { db: adapter } as unknown as typeof backend
    jest.doMock('../payload', () => ({ payload: () => Promise.resolve(backend) }))
    const { reportFailedCommits } = await import('./report-failed-commits')
    reportFailedCommits(adapter)
    afterCommit = await import('./after-commit')
    announceLeft = (await import('./announce-left')).announceLeft
    forgetChange = (await import('./unannounced-changes')).forgetChange
  })

  const noteX = async (changed: { tags: string[]; purged: string[] }) =>
    database.run(sql.raw((await import('./unannounced-changes')).noteChange('x', changed, now)))

  const versions = async () =>
    Object.fromEntries(
      ((await database.run(sql`SELECT tag, version FROM content_versions`)) as { tag: string; version: number }[]).map(
        ({ tag, version }) => [tag, Number(version)],
      ),
    )
  const notes = async () => (await database.run(sql`SELECT key FROM payload_kv WHERE key LIKE 'unannounced:%'`)).length

  beforeEach(async () => {
    publish.mockClear()
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
    await database.run(sql`DELETE FROM content_versions`)
    await database.run(sql`DELETE FROM payload_kv`)
  })

  async function change(tags: string[], end: 'commit' | 'fail' = 'commit'): Promise<string | undefined> {
    let noted: string | undefined
    const work = afterCommit.afterCommit(
      async () => {
        for (const tag of tags) {
          const id = await adapter.beginTransaction()
          afterCommit.recordTags([tag])
          if (end === 'fail') {
            await (adapter as unknown as { sessions: Record<string, { reject: () => Promise<void> }> }).sessions[
              id
            ]?.reject()
            throw new Error('refused')
          }
          await adapter.commitTransaction(id)
        }
      },
      async (remaining) => void (noted = remaining.noted),
    )
    await work.catch(() => undefined)
    return noted
  }

  test('the change of a process that was killed after the commit is announced a minute later', async () => {
    await change(['articles', 'menu'])
    expect(await notes()).toBe(1)
    await announceLeft(backend, now + 59_999)
    expect([await versions(), await notes()]).toEqual([{}, 1])
    await announceLeft(backend, now + 60_000)
    expect([await versions(), await notes()]).toEqual([{ articles: 1, menu: 1 }, 0])
    expect(publish).toHaveBeenCalledTimes(1)
    await announceLeft(backend, now + 120_000)
    expect([await versions(), publish.mock.calls.length]).toEqual([{ articles: 1, menu: 1 }, 1])
  })

  test('one that was announced is forgotten; one that was rolled back, or changed no content, is not noted', async () => {
    await forgetChange(backend, (await change(['articles'])) ?? '')
    await change(['members'], 'fail')
    const commit = async () => adapter.commitTransaction(await adapter.beginTransaction())
    await afterCommit.afterCommit(commit, () => Promise.resolve())
    expect(await notes()).toBe(0)
  })

  test('one that was noted while the clock was an hour ahead is announced, and a row that cannot be read removed', async () => {
    await change(['articles'])
    await database.run(sql`INSERT INTO payload_kv (key, data) VALUES ('unannounced:x', '{"at": "?"}')`)
    await announceLeft(backend, now - 3_600_000)
    expect([await versions(), await notes()]).toEqual([{ articles: 1 }, 0])
  })

  test('a change that cannot be announced keeps no other from the pages of this process', async () => {
    await change(['articles'])
    await noteX({ tags: [], purged: ['refused'] })
    await expect(announceLeft(backend, now + 60_000)).rejects.toThrow('refused')
    expect([await versions(), publish.mock.calls.length]).toEqual([{ articles: 1 }, 1])
  })

  test('a note that is written again while it is announced is announced again', async () => {
    await noteX({ tags: ['articles'], purged: ['noted again'] })
    await announceLeft(backend, now + 60_000)
    expect([await versions(), await notes()]).toEqual([{ articles: 1 }, 1])
    await announceLeft(backend, now + 60_000)
    expect([await versions(), await notes()]).toEqual([{ articles: 1, members: 1 }, 0])
  })

  test('the note of an import has few tags, however much it changes', async () => {
    await change(['articles', ...Array.from({ length: 200 }, (_, i) => `comments-a-${i}`)])
    const [row] = await database.run(sql`SELECT data FROM payload_kv`)
    expect(JSON.stringify(row).length).toBeLessThan(300)
    await announceLeft(backend, now + 60_000)
    expect(await versions()).toEqual({ articles: 1, comments: 1 })
  })
})
