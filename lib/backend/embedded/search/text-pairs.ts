import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { listOf } from '../database/list-of'
import { isPostgres, rowsOf } from '../database/rows-of'

const row = z.object({ id: z.coerce.number(), pairs: z.string() })

/**
 * Which of some pairs of words stand side by side in the text of each article: a flag for each pair. Each text is read
 * once.
 */
export async function pairsInTexts(
  ids: readonly number[],
  pairs: readonly (readonly [string, string])[],
): Promise<Map<number, boolean[]>> {
  if (ids.length === 0 || pairs.length === 0) return new Map()
  const position = sql.raw((await isPostgres()) ? 'strpos' : 'instr')
  const flags = pairs.map(
    ([first, second]) => sql`CASE WHEN ${position}(text, ${` ${first} ${second} `}) > 0 THEN '1' ELSE '0' END`,
  )
  // A database would put the text in place of its name at each pair, were it not for the limit.
  const rows = await rowsOf(
    sql`SELECT id, ${sql.join(flags, sql` || `)} AS pairs FROM (
      SELECT id, ' ' || coalesce(words, '') || ' ' AS text FROM articles
      WHERE id IN (${listOf(ids.map((id) => sql.raw(String(id))))}) LIMIT ${sql.raw(String(ids.length))}) AS texts`,
    row,
  )
  return new Map(rows.map(({ id, pairs: found }) => [id, Array.from(found, (flag) => flag === '1')]))
}
