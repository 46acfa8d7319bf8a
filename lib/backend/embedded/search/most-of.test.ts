import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Condition } from '@/lib/domain/query-understanding/requirements'
import { databases, migrateAll, mockPayloadWith, sql, type Database } from '../database/migrated-database'
import { searchColumns } from './search-columns'

const words = ['dat', 'nha', 'thue', 'phi', 'von']

/** The words that the text of an article has: each selection of them, by its bits. */
const wordsOf = (id: number) => words.filter((_, i) => (id & (1 << i)) !== 0)

const mostOf = (atLeast: number, of: readonly string[] = words): Condition => ({
  of: of.map((word) => [{ words: [{ word, isWhole: true }], title: [] }]),
  atLeast,
})

describe.each(databases)('%s', (_, open) => {
  let database: Database
  let find: (wanted: Condition[]) => Promise<number[]>
  let written: (wanted: Condition[]) => string

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database)
    await migrateAll(database)
    for (let id = 1; id < 1 << words.length; id += 1) {
      const text = wordsOf(id).join(' ')
      const { titleFolded, titleMatch, words: found } = searchColumns({ title: 'T', html: text, type: 'NEWS' })
      await database.run(
        sql`INSERT INTO articles (id, title, summary, slug, language, type, _status, create_date, title_match,
            title_folded, words, translation_key, format, html)
          VALUES (${id}, ${'T'}, ${'S.'}, ${`a-${id}`}, ${'vi'}, ${'NEWS'}, ${'published'},
            ${'2026-01-01T00:00:00.000Z'}, ${titleMatch}, ${titleFolded}, ${found}, ${`g-${id}`}, ${'HTML'}, ${text})`,
      )
    }
    const { findInText } = await import('./find-in-text')
    const { inText } = await import('./statements')
    const onPostgres = database.name === 'postgres'
    const condition = (wanted: Condition[]) => inText(wanted, { language: 'vi', onPostgres })
    find = (wanted) => findInText(condition(wanted), 1000, onPostgres)
    written = (wanted) => JSON.stringify(condition(wanted))
  }, 120_000)

  afterAll(() => database.close())

  test.each([1, 2, 3, 4, 5])('texts that have %i of five words', async (atLeast) => {
    const all = Array.from({ length: (1 << words.length) - 1 }, (_id, i) => i + 1)
    const wanted = all.filter((id) => wordsOf(id).length >= atLeast).toReversed()
    expect(await find([mostOf(atLeast)])).toEqual(wanted)
  })

  test('with what else is required', async () => {
    const [first = [], ...others] = [mostOf(1, ['von']), mostOf(2, ['dat', 'nha', 'thue'])]
    const found = await find([first, ...others])
    expect(found.length).toBeGreaterThan(0)
    for (const id of found) expect(wordsOf(id)).toContain('von')
    const counts = found.map((id) => wordsOf(id).filter((word) => ['dat', 'nha', 'thue'].includes(word)).length)
    expect(Math.min(...counts)).toBe(2)
  })

  // A database reads all that has a word for each time that the word is named.
  test('words are named half as often as in all selections', () => {
    const named = (atLeast: number) =>
      words.flatMap((word) =>
        written([mostOf(atLeast)])
          .split(word)
          .slice(1),
      ).length
    expect([1, 2, 3, 4, 5].map(named)).toEqual([5, 12, 15, 12, 5])
  })
})
