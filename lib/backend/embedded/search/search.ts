import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { fold, toMatchable } from '@/lib/domain/text'
import { queryWords } from '@/lib/domain/search'
import {
  startingWith,
  understand,
  type Alternative,
  type Requirement,
  type Understanding,
} from '@/lib/domain/query-understanding/understand'
import type { ArticleSummary, FoundArticles, Page, SearchQuery } from '@/lib/backend/model'
import { summariesOf } from '../articles/articles'
import { payload } from '../payload'
import { listedAbbreviations } from './listed-abbreviations'
import { withinFilters } from './search-filters'

type SQL = ReturnType<typeof sql>

const all = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` AND `)})`

const any = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` OR `)})`

const titleHas = (text: string) => sql`title_folded LIKE ${`%${text}%`}`

/** SQL condition for articles whose title has, for each requirement, one of what may stand for it. */
const inTitle = (required: Requirement[]) =>
  all(required.map((each) => any(each.map(({ title }) => all(title.map(titleHas))))))

const grouped = (parts: string[], operator: string) =>
  parts.length > 1 ? `(${parts.join(` ${operator} `)})` : (parts[0] ?? '')

/** The words of an alternative, as a database's full-text query writes them. */
type WordWriter = (word: Alternative['words'][number]) => string

const sqliteWord: WordWriter = ({ word, isWhole }) => `"${word}"${isWhole ? '' : '*'}`

const postgresWord: WordWriter = ({ word, isWhole }) => `'${word}'${isWhole ? '' : ':*'}`

/** SQL condition for articles whose text fulfils all requirements. Uses each database's full-text index. */
function inText(required: Requirement[], isPostgres: boolean): SQL {
  const [write, and, or] = isPostgres ? [postgresWord, '&', '|'] : [sqliteWord, 'AND', 'OR']
  const query = required
    .map((each) =>
      grouped(
        each.map(({ words }) => grouped(words.map(write), and)),
        or,
      ),
    )
    .join(` ${and} `)
  if (isPostgres) return sql`array_to_tsvector(string_to_array(words, ' ')) @@ ${query}::tsquery`
  return sql`id IN (SELECT rowid FROM article_search WHERE article_search MATCH ${query})`
}

/** Which articles a search finds, and conditions for those that come first. */
interface Search {
  matches: SQL
  ranks: SQL[]
}

/** One search of the database: a page of published articles of a language. */
async function runSearch(
  { matches, ranks }: Search,
  { language, page, limit, ...filters }: SearchQuery,
): Promise<Page<ArticleSummary>> {
  const backend = await payload()
  const where = sql`_status = 'published' AND deleted_at IS NULL AND language = ${language} AND ${matches}${withinFilters(filters)}`
  const run = async <T extends z.ZodType>(statement: SQL, shape: T): Promise<z.infer<T>> =>
    shape.parse((await backend.db.execute({ drizzle: backend.db.drizzle, sql: statement })).rows)
  const offset = (page - 1) * limit
  const rank = sql.join(
    ranks.map((condition, i) => sql`WHEN ${condition} THEN ${sql.raw(String(i))}`),
    sql` `,
  )
  const hits = await run(
    sql`SELECT id FROM articles WHERE ${where}
      ORDER BY CASE ${rank} ELSE ${sql.raw(String(ranks.length))} END, create_date DESC, id DESC
      LIMIT ${limit} OFFSET ${offset}`,
    z.array(z.object({ id: z.coerce.number() })),
  )
  const count = async () =>
    (
      await run(
        sql`SELECT count(*) AS total FROM articles WHERE ${where}`,
        z.array(z.object({ total: z.coerce.number() })),
      )
    )[0]?.total ?? 0
  // The total follows from the rows of the last page, but not from those of a page past the end.
  const isLast = hits.length < limit && (hits.length > 0 || page === 1)
  const total = isLast ? offset + hits.length : await count()
  const items = hits.length > 0 ? await summariesOf(hits.map((hit) => hit.id)) : []
  return { items, page, limit, total }
}

const withUnderstood = (page: Page<ArticleSummary>, understanding?: Understanding): FoundArticles =>
  understanding?.isRewritten && page.total > 0 ? { ...page, understood: understanding.text } : page

/**
 * Published articles of a language that contain every word of the query, ignoring accents and case
 * (spec 5, product decisions 2): first those with all words in the title, then those with them in the text, each
 * newest first. Abbreviations also find their full texts, and full texts their abbreviations. A query that finds
 * nothing as typed is searched a second time, as it was meant.
 */
export async function searchArticles(asked: SearchQuery): Promise<FoundArticles> {
  const { query, language, page, limit, titlesOnly } = asked
  const words = titlesOnly ? [fold(toMatchable(query))].filter(Boolean) : queryWords(query)
  if (words.length === 0) return { items: [], page, limit, total: 0 }
  const asTyped = all(words.map(titleHas))
  if (titlesOnly) return runSearch({ matches: asTyped, ranks: [asTyped] }, asked)

  const isPostgres = (await payload()).db.name === 'postgres'
  const { widened, corrected } = understand(query, language, await listedAbbreviations(language))
  const first = await runSearch(
    {
      matches: any([asTyped, inText(widened?.required ?? words.map((word) => [startingWith([word])]), isPostgres)]),
      ranks: widened ? [asTyped, inTitle(widened.required)] : [asTyped],
    },
    asked,
  )
  if (first.total > 0 || !corrected) return withUnderstood(first, widened)
  const meant = inTitle(corrected.required)
  return withUnderstood(
    await runSearch({ matches: any([meant, inText(corrected.required, isPostgres)]), ranks: [meant] }, asked),
    corrected,
  )
}
