import { sql } from '@payloadcms/db-sqlite'
import type { SQL } from '../database/list-of'
import { lexemes } from './statements'

/** PostgreSQL's index of words has a word for the group of each article (`article_lexemes`). */

/** Articles of a group: those whose ids have the same quotient. */
export const groupSize = 4096

/** The number of the group of an article. */
export const groupOf = (id: SQL): SQL => sql`${id} / ${sql.raw(String(groupSize))}`

/** A condition for articles of the groups that a statement finds by their `number`; begins with AND. */
export const amongGroups = (numbers: SQL): SQL =>
  sql` AND ${lexemes} @@ (SELECT string_agg(quote_literal('#' || number), ' | ')::tsquery FROM (${numbers}) AS groups)`

/** The same for so many of the newest groups. */
export const amongNewest = (groups: number): SQL => {
  const newest = groupOf(sql`max(id)`)
  return amongGroups(
    sql`SELECT generate_series(greatest(0, ${newest} - ${sql.raw(String(groups - 1))}), ${newest}) AS number FROM articles`,
  )
}
