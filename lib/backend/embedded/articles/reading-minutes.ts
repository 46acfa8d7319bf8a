import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { listOfIds } from '../database/list-of'
import { isPostgres, rowsOf } from '../database/rows-of'

const found = z.object({ id: z.coerce.number(), minutes: z.coerce.number().catch(0) })

/**
 * Reading times of the articles of one list, by database id, in a single query. One not yet prepared has none. The
 * forms are long, so the number is cut out of their JSON: within its texts the quotation marks are escaped. It stands
 * first in it, and PostgreSQL unpacks no more; forms that were stored before are searched for it.
 */
export async function readingMinutesOf(ids: readonly number[]): Promise<Map<number, number>> {
  const minutes = (await isPostgres())
    ? sql`coalesce(substring(left(made, 40) from '"minutes":([0-9]+)'), substring(made from '"minutes":([0-9]+)'))`
    : sql`CAST(substr(made, instr(made, '"minutes":') + 10, 4) AS INTEGER)`
  const rows = await rowsOf(
    sql`SELECT article_id AS id, ${minutes} AS minutes FROM prepared_articles WHERE article_id IN (${listOfIds(ids)})`,
    found,
  )
  return new Map(rows.filter((row) => row.minutes > 0).map((row) => [row.id, row.minutes]))
}
