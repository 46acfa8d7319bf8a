import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { Article } from '@/lib/backend/model'
import { PreparationUnavailable } from '@/lib/backend/port'
import { isOutage } from '../database/database-outage'
import { databases, sql, type Database } from '../database/migrated-database'

const count = 12_000
const unprepared = [1, 4999, 5001, ...Array.from({ length: 60 }, (_, i) => 9000 + i)]
const older = 11_999

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let prepareDue: typeof import('./prepare-due')['prepareDue']
  let due: typeof import('./prepared-articles').due
  const prepared: (number | undefined)[] = []
  let failure: Error | undefined
  let workerFailure: Error | undefined
  const invalidated = jest.fn(() => Promise.resolve())

  beforeAll(async () => {
    database = await open()
    jest.doMock('../database/invalidate-after', () => ({ invalidateAfter: invalidated }))
    jest.doMock('@/lib/content/preparation', () => ({
      ...jest.requireActual<object>('@/lib/content/preparation'),
      prepareArticle: () => (workerFailure ? Promise.reject(workerFailure) : Promise.resolve({})),
      isLasting: () => true,
    }))
    due = { isUnchecked: true, after: 0, hasOlder: false, slugs: new Set() }
    jest.doMock('./prepared-articles', () => ({
      due,
      sourceOfRow: () => Promise.resolve({}),
      storePreparation: (_payload: unknown, id: number | undefined) => {
        prepared.push(id)
        return failure ? Promise.reject(failure) : Promise.resolve()
      },
    }))
    const find = ({ where }: { where: { and: [unknown, { id?: { equals: number } }] } }) =>
      Promise.resolve({ docs: [{ id: where.and[1].id?.equals }] })
    jest.doMock('../payload', () => ({
      payload: () => Promise.resolve({ find, db: { name: database.name, drizzle: {}, execute: database.execute } }),
    }))
    const { preparationVersion } = await import('@/lib/content/preparation/prepared-article')
    const numbers = sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${sql.raw(String(count))})`
    await database.run(
      sql`${numbers} INSERT INTO articles (id, title, slug, _status) SELECT i, 'a', 'a-' || i, 'published' FROM n WHERE ${1} = 1`,
    )
    await database.run(
      sql`INSERT INTO prepared_articles (article_id, hash, version, made)
        SELECT id, '', CASE WHEN id = ${older} THEN 1 ELSE ${sql.raw(String(preparationVersion))} END, '{}' FROM articles
        WHERE id NOT IN (${sql.raw(unprepared.join(', '))})`,
    )
    prepareDue = (await import('./prepare-due')).prepareDue
  })

  test('a run looks at a part of the articles; each that is due is prepared once, and then pages are rendered again', async () => {
    const reached: number[] = []
    for (let run = 0; run < 20 && due.isUnchecked; run++) {
      await prepareDue(() => 0)
      reached.push(due.after)
    }
    expect(prepared).toEqual([...unprepared, older])
    // Five thousand at a time, or fifty that are due; the last run finds that none are left.
    expect(reached).toEqual([5000, 9048, 12_000, 12_000])
    expect(invalidated).toHaveBeenCalledTimes(1)
    expect(due.isUnchecked).toBe(false)
    await prepareDue()
    expect(prepared).toHaveLength(unprepared.length + 1)
  })

  test('what does not fit into the second of a run waits for the next one', async () => {
    let time = 0
    const clock = () => (time += 600)
    due.slugs = new Set(['a-1', 'a-2', 'a-3'])
    await prepareDue(clock)
    expect([...due.slugs]).toEqual(['a-2', 'a-3'])
    Object.assign(due, { isUnchecked: true, after: 0 })
    prepared.length = 0
    await prepareDue(clock)
    expect(prepared).toEqual([undefined, unprepared[0]])
    expect(due.after).toBe(unprepared[0])
  })

  test('in an outage a run ends, and passes over no article', async () => {
    failure = new Error('Failed query', { cause: Object.assign(new Error('full'), { code: 'SQLITE_FULL' }) })
    due.slugs = new Set(['a-1', 'a-2'])
    prepared.length = 0
    await expect(prepareDue(() => 0)).rejects.toBe(failure)
    expect([[...due.slugs], prepared.length]).toEqual([['a-1', 'a-2'], 1])
    due.slugs.clear()
    Object.assign(due, { isUnchecked: true, after: 0 })
    await expect(prepareDue(() => 0)).rejects.toBe(failure)
    expect([due.after, prepared.length]).toEqual([0, 2])
    failure = undefined
    await prepareDue(() => 0)
    expect(due.after).toBe(5000)
  })

  test('while no worker starts no article is passed over', async () => {
    workerFailure = new Error('The worker did not start')
    Object.assign(due, { isUnchecked: true, after: 0, slugs: new Set() })
    const thrown = await prepareDue(() => 0).catch((error: unknown) => error)
    expect([thrown instanceof PreparationUnavailable, isOutage(thrown)]).toEqual([true, false])
    expect(due.after).toBe(0)
    workerFailure = undefined
    await prepareDue(() => 0)
    expect(due.after).toBe(5000)
  })

  test.each([
    [5, 'https://ilc.example/tin-tuc/a-7'],
    [6, '/tin-tuc/a-7'],
  ])('forms of version %i are used if they were made of this source at %s', async (version, page) => {
    const { hashOf } = jest.requireActual<typeof import('@/lib/content/preparation')>('@/lib/content/preparation')
    const { storedOrPrepared } = await import('./prepare-due')
    Object.assign((await import('@/lib/operations/settings')).settings(), { SITE_URL: 'https://ilc.example' })
    const texts = { vi: 'đã lưu', en: '', zh: '' }
    const made = JSON.stringify({ html: texts, chapters: [], minutes: 1, portable: '', markdown: '' })
    const hash = hashOf({ content: '<p>a</p>', language: 'vi', page })
    await database.run(
      sql`UPDATE prepared_articles SET version = ${version}, hash = ${hash}, made = ${made} WHERE article_id = 7`,
    )
    const article = { id: 'a-7', type: 'NEWS', language: 'vi', content: '<p>a</p>' } as unknown as Article
    expect((await storedOrPrepared(article)).html.vi).toBe('đã lưu')
    expect([...due.slugs]).toEqual([])
    // Of another source nothing is stored; the worker that would make it is none here.
    await storedOrPrepared({ ...article, content: '<p>b</p>' }).catch(() => undefined)
    expect([...due.slugs]).toEqual(['a-7'])
    due.slugs.clear()
  })

  test('an article that cannot be prepared is passed over', async () => {
    failure = new Error('a bad body')
    const log = jest.mocked(console.error)
    Object.assign(due, { isUnchecked: false, slugs: new Set([`${database.name}-1`, `${database.name}-2`]) })
    await prepareDue(() => 0)
    failure = undefined
    expect([due.slugs.size, log.mock.calls.length]).toEqual([0, 2])
    log.mockClear()
  })
})
