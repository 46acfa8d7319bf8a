import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { databases, mockPayloadWith, sql, type Database } from './migrated-database'

describe.each(databases)('%s', (_, open) => {
  let database: Database
  let versions: typeof import('./content-versions')

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database)
    versions = await import('./content-versions')
  })
  beforeEach(async () => {
    await database.run(sql`DELETE FROM content_versions`)
    await versions.raiseVersions(['comments'])
  })

  const stored = async () => ((await database.run(sql`SELECT tag FROM content_versions`)) as unknown[]).length

  test('comments are counted under one tag, with the articles that they are on', async () => {
    expect(await versions.raiseVersions(['comments-a', 'comments-b', 'articles'])).toEqual({ articles: 1, comments: 2 })
    await versions.raiseVersions(['comments-c'])
    await versions.raiseVersions(['comments-a'])
    expect(await versions.contentVersions()).toEqual({ articles: 1, comments: 4 })
    expect(await versions.commentedBetween(2, 4)).toEqual(['comments-c', 'comments-a'])
    expect(await versions.commentedBetween(1, 2)).toEqual(['comments-a', 'comments-b'])
  })

  test('the articles are not known if one of the changes does not name any', async () => {
    await versions.raiseVersions(['comments-a'])
    await versions.raiseVersions(['comments', 'comments-b'])
    await versions.raiseVersions(['comments-c'])
    expect(await versions.commentedBetween(1, 4)).toBeUndefined()
    expect(await versions.commentedBetween(3, 4)).toEqual(['comments-c'])
    expect(await versions.commentedBetween(4, 2)).toBeUndefined()
  })

  test('of a change of very many articles none is noted', async () => {
    await versions.raiseVersions(Array.from({ length: 101 }, (_, i) => `comments-${i}`))
    expect([await stored(), await versions.commentedBetween(1, 2)]).toEqual([1, undefined])
  })

  test('old notes are removed, and no other rows', async () => {
    await versions.raiseVersions(['articles'])
    for (let i = 0; i < 700; i++) await versions.raiseVersions([`comments-${i % 7}`])
    expect(await stored()).toBeLessThanOrEqual(402)
    expect(await versions.contentVersions()).toEqual({ articles: 1, comments: 701 })
    expect(await versions.commentedBetween(699, 701)).toHaveLength(2)
    expect(await versions.commentedBetween(10, 701)).toBeUndefined()
  })
})
