import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { SQL } from '../database/list-of'
import { rowsOf } from '../database/rows-of'

/** The index of PostgreSQL has no order: with a word for each group of ids it need not read all to find the newest. */
const groupSize = 4096

/** How many of the newest groups PostgreSQL looks in first, and beyond which it looks in all. */
const [fewGroups, maxGroups] = [2, 16]

const groupOf = (id: SQL): SQL => sql`${id} / ${sql.raw(String(groupSize))}`

const amongGroups = (numbers: SQL): SQL =>
  sql` AND article_lexemes(words, language, id) @@
    (SELECT string_agg(quote_literal('#' || number), ' | ')::tsquery FROM (${numbers}) AS groups)`

export const inGroupsOf = (articles: SQL): SQL =>
  amongGroups(sql`SELECT DISTINCT ${groupOf(sql`id`)} AS number FROM ${articles}`)

const amongNewest = (groups: number): SQL => {
  const newest = groupOf(sql`max(id)`)
  return amongGroups(
    sql`SELECT generate_series(greatest(0, ${newest} - ${sql.raw(String(groups - 1))}), ${newest}) AS number FROM articles`,
  )
}

const idRow = z.object({ id: z.coerce.number() })

async function readAll(condition: SQL, limit: number): Promise<number[]> {
  const statement = sql`WITH found AS MATERIALIZED (SELECT id FROM articles WHERE ${condition})
    SELECT id FROM found ORDER BY id DESC LIMIT ${limit}`
  return (await rowsOf(statement, idRow)).map(({ id }) => id)
}

export async function newestInIndex(condition: SQL, limit: number, onPostgres: boolean): Promise<number[]> {
  if (!onPostgres) {
    const statement = sql`SELECT rowid AS id FROM article_search WHERE ${condition} ORDER BY rowid DESC LIMIT ${limit}`
    return (await rowsOf(statement, idRow)).map(({ id }) => id)
  }
  const few = await readAll(sql`${condition}${amongNewest(fewGroups)}`, limit)
  if (few.length === limit) return few
  // As many groups as should have enough, and half as many again.
  const groups = few.length === 0 ? Infinity : Math.ceil((1.5 * fewGroups * limit) / few.length)
  const more = groups > maxGroups ? [] : await readAll(sql`${condition}${amongNewest(groups)}`, limit)
  return more.length === limit ? more : readAll(condition, limit)
}
