import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { FoundArticles, SearchQuery } from '@/lib/backend/model'
import { concurrentIndexes } from '@/lib/backend/embedded/database/concurrent-indexes'
import {
  databases,
  migrateAll,
  mockPayloadWith,
  sql,
  type Database,
} from '@/lib/backend/embedded/database/migrated-database'
import { searchColumns } from '@/lib/backend/embedded/search/search-columns'
import { languages } from '@/lib/domain/languages'
import { articleTypes } from '@/lib/domain/sections'
import { searches, type Call } from './search-queries'

/** What a search may cost, counted: `npm run bench -- searches` measures what that is in time. */

const maxStatements = 40
const maxRows = 4000

/** Articles of each language that common words find: more than are counted and shown. */
const many = 1100

const texts = {
  vi: 'Doanh nghiệp, công ty và người lao động ký hợp đồng theo luật thuế; hồ sơ của các bên được nộp trong năm.',
  en: 'The company and its business must work by law: tax, contract and documents before years of work with others.',
  zh: '企业和公司签订的合同，法律、税务和咨询的文件，在越南有年。',
} as const

describe.each(databases)('%s', (_, open) => {
  let database: Database
  let searchSite: (asked: SearchQuery) => Promise<FoundArticles>
  let statements = 0
  let rows = 0

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database, (found) => {
      statements += 1
      rows += found.length
    })
    jest.doMock('@/lib/backend/embedded/members/members', () => ({ membersNamed: () => Promise.resolve([]) }))
    jest.doMock('@/lib/backend/embedded/ecosystems', () => ({ partnersNamed: () => Promise.resolve([]) }))
    await migrateAll(database)
    for (const [at, language] of languages.entries())
      for (let i = 0; i < many; i += 1) {
        const type = articleTypes[i % articleTypes.length] ?? 'NEWS'
        const title = `${texts[language].split(/[,，]/)[0] ?? ''} ${i}`
        const { titleFolded, titleMatch, words } = searchColumns({ title, html: texts[language], type })
        const id = i * languages.length + at + 1
        const date = new Date(Date.UTC(2016, 0, i)).toISOString()
        await database.run(
          sql`INSERT INTO articles (id, title, summary, slug, language, type, _status, create_date, title_match,
              title_folded, words, translation_key, format, html)
            VALUES (${id}, ${title}, ${'S.'}, ${`a-${id}`}, ${language}, ${type}, ${'published'}, ${date}, ${titleMatch},
              ${titleFolded}, ${words}, ${`group-${i}`}, ${'HTML'}, ${texts[language]})`,
        )
      }
    // A job makes it, not a migration.
    const index = concurrentIndexes.find(({ name }) => name === 'articles_lexemes_idx')
    if (database.name === 'postgres' && index) {
      await database.run(sql`CREATE INDEX articles_lexemes_idx ON ${sql.raw(index.definition)}`)
      await database.run(sql`ALTER INDEX articles_lexemes_idx ALTER COLUMN 1 SET STATISTICS 0`)
      await database.run(sql`SET jit = off`)
    }
    await database.run(sql`ANALYZE`)
    ;({ searchSite } = await import('@/lib/backend/embedded/search/search-site'))
  }, 120_000)

  afterAll(() => database.close())

  const costOf = async ({ language, query, rest }: Call) => {
    statements = 0
    rows = 0
    const asked = {
      query,
      language,
      page: Number(rest?.page ?? 1),
      limit: Number(rest?.limit ?? 100),
      titlesOnly: rest?.in === 'title',
      ...(rest?.type && { type: rest.type as SearchQuery['type'] }),
    }
    await searchSite({ ...asked, ...(rest?.year && { year: Number(rest.year) }) })
    // The page of results offers the other years, too.
    if (rest?.year) await searchSite({ ...asked, page: 1, brief: true })
    return { statements, rows }
  }

  test('no search needs more statements or rows, however odd', async () => {
    const odd = searches().filter(({ kind }, i) => kind !== 'natural' && i % 5 === 0)
    // The vocabularies are read once in ten minutes, not by each search.
    for (const language of languages) await costOf({ kind: 'nothing', query: 'xyzxyz qwerty', language })
    const above: unknown[] = []
    for (const call of odd) {
      const cost = await costOf(call)
      if (cost.statements > maxStatements || cost.rows > maxRows) above.push([call.query, call.language, cost])
    }
    expect(above).toEqual([])
    expect(odd.length).toBeGreaterThan(90)
  }, 120_000)

  test('suggestions need few statements', async () => {
    const suggested = searches().filter(({ rest }) => rest?.in === 'title')
    const costs: number[] = []
    for (const call of suggested.filter((_, i) => i % 3 === 0)) costs.push((await costOf(call)).statements)
    expect(Math.max(...costs)).toBeLessThanOrEqual(12)
  })
})
