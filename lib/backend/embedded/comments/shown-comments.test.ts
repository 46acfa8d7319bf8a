import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { commentStates, publicStates, type CommentState } from '@/lib/domain/comment-states'
import { countComments, threadsOfPage, threadWith, toThreads } from '@/lib/domain/comment-threads'
import { databases, mockPayloadWith, sql, type Database } from '../database/migrated-database'

const [article, other] = [1, 2]

interface Row {
  id: number
  at: number
  replyTo?: number | undefined
  state?: CommentState
  type?: 'COMMENT' | 'RATE'
  of?: number
}

const newestFirst = (a: Row, b: Row) => b.at - a.at || b.id - a.id

function threadsIn(inputs: Row[]) {
  const counted = inputs.filter(
    ({ state = 'SHOWN', of = article, type }) =>
      of === article && type !== 'RATE' && (publicStates as string[]).includes(state),
  )
  const heads = counted.filter(({ replyTo }) => replyTo === undefined).toSorted(newestFirst)
  const replies = counted.filter(({ replyTo }) => replyTo !== undefined).toSorted((a, b) => newestFirst(b, a))
  return toThreads(
    [...heads, ...replies].map(({ id, at, replyTo, state }) => ({
      id: String(id),
      replyTo: replyTo === undefined ? undefined : String(replyTo),
      createdDate: new Date(at),
      isRemoved: state === 'REMOVED',
    })),
  )
}

function mixed(): Row[] {
  const heads = Array.from({ length: 160 }, (_, i): Row => {
    const state = commentStates[i % 11 < 5 ? i % 11 : 0] ?? 'SHOWN'
    return { id: i + 1, at: 1000 * Math.floor(i / 3), state, of: i % 13 === 12 ? other : article }
  })
  const replies = Array.from({ length: 300 }, (_, i): Row => {
    const head = i % 2 === 0 ? 6 : 1 + ((i * 7) % 160)
    const state = commentStates[i % 17 < 5 ? i % 17 : 0] ?? 'SHOWN'
    const of = heads[head - 1]?.of ?? article
    return { id: 1000 + i, at: 500_000 + 10 * Math.floor(i / 5), replyTo: head, state, of }
  })
  return [...heads, ...replies, { id: 5000, at: 1, type: 'RATE' }]
}

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let shown: typeof import('./shown-comments')
  let rows = 0

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database, (results) => (rows += results.length))
    shown = await import('./shown-comments')
    for (const id of [article, other])
      await database.run(
        sql`INSERT INTO articles (id, slug, title, language, type, _status)
          VALUES (${id}, ${`bai-${id}`}, 'x', 'vi', 'NEWS', 'published')`,
      )
  })

  const removeAll = () => database.run(sql`DELETE FROM interacted_articles`)

  beforeEach(async () => {
    await removeAll()
    rows = 0
  })

  async function insert(inputs: Row[]): Promise<void> {
    await database.run(sql`BEGIN`)
    for (const { id, at, replyTo = null, state = 'SHOWN', type = 'COMMENT', of = article } of inputs) {
      const time = new Date(at).toISOString()
      const value = type === 'RATE' ? '4' : `Lời ${id}`
      await database.run(
        sql`INSERT INTO interacted_articles
          (id, article_id, type, value, full_name, state, open_reports, reply_to_id, created_at, updated_at)
          VALUES (${id}, ${of}, ${type}, ${value}, 'An', ${state}, 0, ${replyTo}, ${time}, ${time})`,
      )
    }
    await database.run(sql`COMMIT`)
  }

  test('pages and counts are what all comments together make', async () => {
    const given = mixed()
    await insert(given)
    const threads = threadsIn(given)
    const removed = given.filter(({ id, of, state }) => id < 1000 && of === article && state === 'REMOVED')
    const placeholders = threads.filter(({ comment }) => comment.isRemoved)
    expect(placeholders.length).toBeGreaterThan(0)
    expect(placeholders.length).toBeLessThan(removed.length)
    for (const page of [1, 2, 3, 4])
      expect(await shown.threadsOf(article, page)).toMatchObject(threadsOfPage(threads, page))
    expect(await shown.countComments(article)).toBe(countComments(threads))
  })

  test('every comment is found in its thread, on the page of replies that has it, and no other is', async () => {
    const given = mixed()
    await insert(given)
    const threads = threadsIn(given)
    for (const { id } of given)
      expect({ thread: await shown.threadAt(article, id) }).toMatchObject({ thread: threadWith(threads, String(id)) })
    expect({ thread: await shown.threadAt(article, 6, 2) }).toMatchObject({ thread: threadWith(threads, '6', 2) })
  })

  test('the API has all interactions that are shown, the newest first, up to a limit', async () => {
    const given = mixed()
    await insert(given)
    const threads = threadsIn(given)
    const all = await shown.newestInteractions(article, 10_000)
    expect(all.filter(({ type }) => type === 'RATE')).toHaveLength(1)
    expect(all.filter(({ type }) => type === 'COMMENT').map(({ id }) => id)).toEqual(
      threads
        .flatMap(({ comment, replies }) => [comment, ...replies])
        .toSorted((a, b) => b.createdDate.getTime() - a.createdDate.getTime() || Number(b.id) - Number(a.id))
        .map(({ id }) => id),
    )
    expect((await shown.newestInteractions(article, 5)).length).toBeLessThanOrEqual(5)
  })

  test('comments whose times cannot be read are shown without them', async () => {
    // PostgreSQL stores no such times.
    if (database.name === 'postgres') return
    await insert([
      { id: 1, at: 1000 },
      { id: 2, at: 2000 },
      { id: 3, at: 3000, replyTo: 2 },
    ])
    await database.run(sql`UPDATE interacted_articles SET created_at = 'hôm qua' WHERE id = 1`)
    await database.run(sql`UPDATE interacted_articles SET edited_at = 'hôm qua' WHERE id = 2`)
    await database.run(sql`UPDATE interacted_articles SET created_at = '' WHERE id = 3`)
    const unread = { createdDate: undefined, updatedDate: undefined }
    const second = { id: '2', createdDate: new Date(2000), updatedDate: new Date(2000) }
    expect((await shown.threadsOf(article, 1)).items).toMatchObject([
      { comment: { id: '1', ...unread } },
      { comment: second, replies: [{ id: '3', ...unread }] },
    ])
    expect((await shown.newestInteractions(article, 10)).map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  test('an article with 2,000 comments costs no more rows than one with a full page', async () => {
    const rowsOf = async (read: () => Promise<unknown>) => {
      rows = 0
      await read()
      return rows
    }
    const threads = (count: number, replies: number) => {
      const heads = Array.from({ length: count }, (_, i): Row => ({ id: i + 1, at: i + 1 }))
      const repliesTo = (replyTo: number) =>
        Array.from({ length: replies }, (_, i) => ({ id: 10_000 * replyTo + i, at: 5000 + i, replyTo }))
      return heads.flatMap((head) => [head, ...repliesTo(head.id)])
    }
    await insert(threads(80, 25))
    // 50 threads with ten replies each and how many they have; the count of threads.
    expect(await rowsOf(() => shown.threadsOf(article, 1))).toBe(50 + 500 + 50 + 1)
    expect(await rowsOf(() => shown.countComments(article))).toBe(1)
    await removeAll()
    await insert(threads(1, 2000))
    expect(await rowsOf(() => shown.threadAt(article, 1))).toBe(52)
  })
})
