import { sql } from '@payloadcms/db-sqlite'
import type { SQL } from '../database/list-of'
import { lexemes } from './statements'

/**
 * Articles of which the ids follow each other. PostgreSQL's index of words has a word for each group
 * (`article_lexemes`).
 */

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

/** The same for the rows of SQLite's index. */
export const ofNewest = (groups: number): SQL => {
  const size = sql.raw(String(groupSize))
  return sql` AND rowid >= (SELECT (max(id) / ${size} - ${sql.raw(String(groups - 1))}) * ${size} FROM articles)`
}
