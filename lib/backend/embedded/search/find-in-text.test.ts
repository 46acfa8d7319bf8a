import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { databases, migrateAll, mockPayloadWith, sql, type Database } from '../database/migrated-database'
import type { SQL } from '../database/list-of'
import { searchColumns } from './search-columns'

describe.each(databases)('%s', (_, open) => {
  let database: Database
  let firstInText: typeof import('./find-in-text').firstInText
  let having: (word: string) => SQL

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database)
    await migrateAll(database)
    const { titleFolded, titleMatch, words } = searchColumns({ title: 'Thuế', html: 'Thuế', type: 'NEWS' })
    await database.run(
      sql`INSERT INTO articles (id, title, summary, slug, language, type, _status, create_date, title_match, title_folded,
          words, translation_key, format, html)
        VALUES (1, ${'Thuế'}, ${'S.'}, ${'thue'}, ${'vi'}, ${'NEWS'}, ${'published'}, ${'2026-01-01T00:00:00.000Z'},
          ${titleMatch}, ${titleFolded}, ${words}, ${'g'}, ${'HTML'}, ${'Thuế'})`,
    )
    ;({ firstInText } = await import('./find-in-text'))
    const { inText } = await import('./statements')
    having = (word) =>
      inText([[{ words: [{ word, isWhole: true }], title: [] }]], {
        language: 'vi',
        onPostgres: database.name === 'postgres',
      })
  }, 120_000)

  afterAll(() => database.close())

  const isFulfilled = () => having('thue')
  const isNot = () => having('dat')
  /** A condition that is an error if it is looked for. */
  const fails = () =>
    (database.name === 'postgres' ? sql`1 / (id - id) = 1` : sql`article_search MATCH ${'"'}`) as unknown as SQL

  test.each<[first: number, conditions: () => SQL[]]>([
    [-1, () => []],
    [0, () => [isFulfilled()]],
    [-1, () => [isNot()]],
    [0, () => [isFulfilled(), isFulfilled()]],
    [1, () => [isNot(), isFulfilled(), isFulfilled()]],
    [2, () => [isNot(), isNot(), isFulfilled()]],
    [3, () => [isNot(), isNot(), isNot(), isFulfilled()]],
    [-1, () => [isNot(), isNot(), isNot()]],
    // Nothing fulfils the first if nothing fulfils the second.
    [2, () => [fails(), isNot(), isFulfilled()]],
    // Those behind are not looked for.
    [1, () => [isNot(), isFulfilled(), fails()]],
    [2, () => [isNot(), isNot(), isFulfilled(), fails()]],
  ])('the first that is fulfilled is number %i', async (first, conditions) => {
    expect(await firstInText(conditions(), database.name === 'postgres')).toBe(first)
  })

  test('a condition that fails is noticed', async () => {
    await expect(firstInText([isNot(), fails()], database.name === 'postgres')).rejects.toThrow(
      /division by zero|unterminated string/,
    )
  })
})
