import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { articleTypes } from '@/lib/domain/sections'
import { wordsInOrder } from '@/lib/domain/search'
import type { Candidate } from '@/lib/domain/search-ranking/candidate'
import { typedAccents, type Sought } from '@/lib/domain/search-ranking/sought'
import { listOfIds } from '../database/list-of'
import { isPostgres, rowsOf } from '../database/rows-of'
import { all, any, hasInOrder } from './statements'

/** Words that are looked for as they were typed, with their accents. */
export const mostTyped = 12

const flag = z.union([z.boolean(), z.coerce.number()]).transform(Boolean)

const candidateRow = z.object({
  id: z.coerce.number(),
  title: z.string().nullish(),
  summary: z.string().nullish(),
  type: z.enum(articleTypes).catch('NEWS'),
  create_date: z.union([z.string(), z.date()]).nullish(),
  has_phrase: flag,
  has_typed_phrase: flag,
  has_typed_words: flag,
})

const timeOf = (date: string | Date | null | undefined) => (date ? new Date(date).getTime() || 0 : 0)

/** The words of a query that were typed with accents. */
export const accented = (query: string): string[] =>
  Array.from(typedAccents(query), ([folded, written]) => [...written].filter((word) => word !== folded)).flat()

/**
 * Reads of what the database has found what it cannot compare (docs/adr/0030). `lacking` are those that do not have all
 * words.
 */
export async function candidatesOf(
  ids: number[],
  sought: Sought,
  { phrases, lacking }: { phrases: string[]; lacking: ReadonlySet<number> },
): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const onPostgres = await isPostgres()
  const inOrder = phrases.map(wordsInOrder).filter((words) => words.length > 0)
  const typed = accented(sought.query).slice(0, mostTyped)
  const conditions = {
    phrase: inOrder.map((words) =>
      hasInOrder(
        words.map(({ folded }) => folded),
        onPostgres,
      ),
    ),
    typedPhrase: inOrder.map((words) =>
      hasInOrder(
        words.map(({ written }) => written),
        onPostgres,
      ),
    ),
    typedWords: typed.map((written) => hasInOrder([written], onPostgres)),
  }
  const none = sql.raw('1 = 0')
  const rows = await rowsOf(
    // PostgreSQL would unpack the words of an article for each condition.
    sql`WITH found AS MATERIALIZED (
        SELECT id, title, summary, type, create_date, ' ' || coalesce(words, '') || ' ' AS text
        FROM articles WHERE id IN (${listOfIds(ids)}))
      SELECT id, title, summary, type, create_date,
        ${conditions.phrase.length > 0 ? any(conditions.phrase) : none} AS has_phrase,
        ${typed.length > 0 ? any(conditions.typedPhrase) : none} AS has_typed_phrase,
        ${typed.length > 0 ? all(conditions.typedWords) : none} AS has_typed_words
      FROM found`,
    candidateRow,
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title ?? '',
    lead: row.summary ?? '',
    type: row.type,
    createDate: timeOf(row.create_date),
    text: {
      hasWords: !lacking.has(row.id),
      hasPhrase: row.has_phrase,
      hasTypedPhrase: row.has_typed_phrase,
      hasTypedWords: row.has_typed_words,
    },
  }))
}
