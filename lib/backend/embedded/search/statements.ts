import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { Language } from '@/lib/domain/languages'
import type { Alternative, Requirement } from '@/lib/domain/query-understanding/understand'
import { payload } from '../payload'

/** The parts of which statements for searching articles are made, for SQLite and PostgreSQL. */

export type SQL = ReturnType<typeof sql>

/** A condition that all of these hold. */
export const all = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` AND `)})`

/** A condition that one of these holds. */
export const any = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` OR `)})`

/** A condition for articles that visitors may find. */
export const isPublic = (language: Language): SQL =>
  sql`_status = 'published' AND deleted_at IS NULL AND language = ${language}`

/** A condition for articles of which the folded title contains a folded text. */
export const titleHas = (text: string): SQL => sql`title_folded LIKE ${`%${text}%`}`

const grouped = (parts: string[], operator: string) =>
  parts.length > 1 ? `(${parts.join(` ${operator} `)})` : (parts[0] ?? '')

/** The words of an alternative, as a database's full-text query writes them. */
type WordWriter = (word: Alternative['words'][number]) => string

const sqliteWord: WordWriter = ({ word, isWhole }) => `"${word}"${isWhole ? '' : '*'}`

const postgresWord: WordWriter = ({ word, isWhole }) => `'${word}'${isWhole ? '' : ':*'}`

/** Whether the site's database is PostgreSQL. */
export const isPostgres = async (): Promise<boolean> => (await payload()).db.name === 'postgres'

/** A condition for articles whose text fulfils all requirements. Uses each database's full-text index. */
export function inText(required: Requirement[], onPostgres: boolean): SQL {
  const [write, and, or] = onPostgres ? [postgresWord, '&', '|'] : [sqliteWord, 'AND', 'OR']
  const query = required
    .map((each) =>
      grouped(
        each.map(({ words }) => grouped(words.map(write), and)),
        or,
      ),
    )
    .join(` ${and} `)
  if (onPostgres) return sql`array_to_tsvector(string_to_array(words, ' ')) @@ ${query}::tsquery`
  return sql`id IN (SELECT rowid FROM article_search WHERE article_search MATCH ${query})`
}

/** Whether the words of an article, in their order, have these words in one piece. */
export function hasInOrder(words: string[], onPostgres: boolean): SQL {
  const text = sql`(' ' || coalesce(words, '') || ' ')`
  const sought = ` ${words.join(' ')} `
  return onPostgres ? sql`strpos(${text}, ${sought}) > 0` : sql`instr(${text}, ${sought}) > 0`
}

/** The rows of a statement. */
export async function rowsOf<T extends z.ZodType>(statement: SQL, shape: T): Promise<z.infer<T>[]> {
  const { db } = await payload()
  return z.array(shape).parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
}
