import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { fold, toMatchable } from '@/lib/domain/text'
import { queryWords } from '@/lib/domain/search'
import type { ArticleSummary, Page, SearchQuery } from '@/lib/backend/model'
import { summariesOf } from '../articles/articles'
import { payload } from '../payload'

type SQL = ReturnType<typeof sql>

const all = (conditions: SQL[]) => sql.join(conditions, sql` AND `)

/**
 * SQL condition for articles whose text has, for each of `words`, a word that starts with it. Uses each database's
 * full-text index.
 */
function inText(words: string[], isPostgres: boolean): SQL {
  if (isPostgres) {
    const query = words.map((word) => `'${word}':*`).join(' & ')
    return sql`array_to_tsvector(string_to_array(words, ' ')) @@ ${query}::tsquery`
  }
  const query = words.map((word) => `"${word}"*`).join(' AND ')
  return sql`id IN (SELECT rowid FROM article_search WHERE article_search MATCH ${query})`
}

/**
 * Published articles of a language that contain every word of the query, ignoring accents and case
 * (spec 5, product decisions 2): first those with all words in the title, then those with them in the text, each
 * newest first.
 */
export async function searchArticles({
  query,
  language,
  page,
  limit,
  titlesOnly,
}: SearchQuery): Promise<Page<ArticleSummary>> {
  const backend = await payload()
  const words = titlesOnly ? [fold(toMatchable(query))].filter(Boolean) : queryWords(query)
  if (words.length === 0) return { items: [], page, limit, total: 0 }
  const inTitle = all(words.map((word) => sql`title_folded LIKE ${`%${word}%`}`))
  const matches = titlesOnly ? inTitle : sql`((${inTitle}) OR ${inText(words, backend.db.name === 'postgres')})`
  const where = sql`_status = 'published' AND deleted_at IS NULL AND language = ${language} AND ${matches}`
  const run = async <T extends z.ZodType>(statement: SQL, shape: T): Promise<z.infer<T>> =>
    shape.parse((await backend.db.execute({ drizzle: backend.db.drizzle, sql: statement })).rows)
  const offset = (page - 1) * limit
  const hits = await run(
    sql`SELECT id FROM articles WHERE ${where}
      ORDER BY CASE WHEN ${inTitle} THEN 0 ELSE 1 END, create_date DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
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
  return { items: await summariesOf(hits.map((hit) => hit.id)), page, limit, total }
}
