import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { listOfIds } from '../database/list-of'
import { isPostgres, rowsOf } from '../database/rows-of'
import type { Pieces } from './near-misses'
import { any } from './statements'

const row = z.object({ id: z.coerce.number(), pieces: z.string() })

/** Which pieces of a query stand in the text of each article: a flag for each piece. Each text is read once. */
export async function piecesInTexts(ids: readonly number[], pieces: Pieces): Promise<Map<number, boolean[]>> {
  if (ids.length === 0 || pieces.length === 0) return new Map()
  const position = sql.raw((await isPostgres()) ? 'strpos' : 'instr')
  const flags = pieces.map((phrases) => {
    const isThere = any(phrases.map((phrase) => sql`${position}(text, ${` ${phrase} `}) > 0`))
    return sql`CASE WHEN ${isThere} THEN '1' ELSE '0' END`
  })
  // A database would put the text in place of its name at each piece, were it not for the limit.
  const rows = await rowsOf(
    sql`SELECT id, ${sql.join(flags, sql` || `)} AS pieces FROM (
      SELECT id, ' ' || coalesce(words, '') || ' ' AS text FROM articles
      WHERE id IN (${listOfIds(ids)}) LIMIT ${sql.raw(String(ids.length))}) AS texts`,
    row,
  )
  return new Map(rows.map(({ id, pieces: found }) => [id, Array.from(found, (flag) => flag === '1')]))
}
