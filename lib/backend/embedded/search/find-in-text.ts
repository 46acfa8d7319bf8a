import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { SQL } from '../database/list-of'
import { rowsOf } from '../database/rows-of'
import { amongNewest, groupSize, ofNewest } from './groups'

/** What the index of words finds. Of a common word not all articles are read: `mostFound` of the newest are enough. */

/** Articles that are counted and shown: a common word is in most of them, and nobody reads that far. */
export const mostFound = 1000

/** How many of the newest groups PostgreSQL looks in first. */
const fewGroups = 2

/** Groups beyond which it looks in all of them. */
const mostGroups = 16

const foundRow = z.object({ id: z.coerce.number(), is_all: z.boolean() })

/**
 * The newest of the newest groups, or the newest of all if those have so few that all can be read. Each pass through the
 * index costs much.
 */
async function findAmongNewest(condition: SQL, limit: number): Promise<{ ids: number[]; isAll: boolean }> {
  const few = Math.ceil((limit * fewGroups) / mostGroups)
  const rows = await rowsOf(
    sql`WITH last AS MATERIALIZED (SELECT id FROM articles WHERE ${condition}${amongNewest(fewGroups)}),
        every AS MATERIALIZED (SELECT id FROM articles WHERE ((SELECT count(*) FROM last) < ${few}
          OR ((SELECT count(*) FROM last) < ${limit}
            AND (SELECT max(id) FROM articles) < ${sql.raw(String(fewGroups * groupSize))})) AND ${condition})
      (SELECT id, true AS is_all FROM every ORDER BY id DESC LIMIT ${limit})
      UNION ALL (SELECT id, false AS is_all FROM last ORDER BY id DESC LIMIT ${limit})`,
    foundRow,
  )
  const isAll = rows.length === 0 || rows.some(({ is_all }) => is_all)
  const ids = rows.filter(({ is_all }) => is_all === isAll).map(({ id }) => id)
  return { ids: ids.toSorted((a, b) => b - a), isAll }
}

const idRow = z.object({ id: z.coerce.number() })

/** The newest that fulfil a condition. It reads all that do. */
async function findAll(condition: SQL, limit: number): Promise<number[]> {
  const statement = sql`WITH found AS MATERIALIZED (SELECT id FROM articles WHERE ${condition})
    SELECT id FROM found ORDER BY id DESC LIMIT ${limit}`
  return (await rowsOf(statement, idRow)).map(({ id }) => id)
}

async function findOnPostgres(condition: SQL, limit: number): Promise<number[]> {
  const { ids, isAll } = await findAmongNewest(condition, limit)
  if (isAll || ids.length === limit) return ids
  // As many groups as should have enough, and half as many again.
  const groups = Math.ceil((1.5 * fewGroups * limit) / ids.length)
  const found = groups > mostGroups ? [] : await findAll(sql`${condition}${amongNewest(groups)}`, limit)
  return found.length === limit ? found : findAll(condition, limit)
}

/** Ids of public articles whose text fulfils a condition of `inText`, the last made first. */
export async function findInText(condition: SQL, limit: number, onPostgres: boolean): Promise<number[]> {
  if (onPostgres) return findOnPostgres(condition, limit)
  const rows = await rowsOf(
    sql`SELECT rowid AS id FROM article_search WHERE ${condition} ORDER BY rowid DESC LIMIT ${limit}`,
    idRow,
  )
  return rows.map(({ id }) => id)
}

const existsIn = (table: SQL, condition: SQL): SQL => sql`EXISTS (SELECT 1 FROM ${table} WHERE ${condition})`

/** Whether an article fulfils a condition. */
const existing = (condition: SQL, onPostgres: boolean): SQL =>
  existsIn(onPostgres ? sql`articles` : sql`article_search`, condition)

/** The same for one of the newest. */
const existingAmongNewest = (condition: SQL, onPostgres: boolean): SQL =>
  existing(
    onPostgres ? sql`${condition}${amongNewest(fewGroups)}` : sql`${condition}${ofNewest(fewGroups)}`,
    onPostgres,
  )

/** PostgreSQL reads all that fulfil a condition before it has the first: so it looks among the newest before. */
const existingAtAll = (condition: SQL, onPostgres: boolean): SQL =>
  onPostgres
    ? sql`(${existingAmongNewest(condition, true)} OR ${existing(condition, true)})`
    : existing(condition, false)

const existingRow = z.object({ i: z.coerce.number() })

/** The numbers of those conditions that hold. */
async function holding(conditions: readonly { i: number; holds: SQL }[]): Promise<Set<number>> {
  if (conditions.length === 0) return new Set()
  const statements = conditions.map(({ i, holds }) => sql`SELECT ${sql.raw(String(i))} AS i WHERE ${holds}`)
  return new Set((await rowsOf(sql.join(statements, sql` UNION ALL `), existingRow)).map(({ i }) => i))
}

/** For each condition of `inText` whether a public article has a text that fulfils it. One statement for all. */
export async function areInText(conditions: SQL[], onPostgres: boolean): Promise<boolean[]> {
  const found = await holding(conditions.map((each, i) => ({ i, holds: existingAtAll(each, onPostgres) })))
  return conditions.map((_, i) => found.has(i))
}

/**
 * The same for many conditions, in two statements. If the newest articles fulfil less than a share of them, the others
 * count as not fulfilled: to find that out costs much, and such a query is in another language.
 */
export async function areMostInText(conditions: SQL[], share: number, onPostgres: boolean): Promise<boolean[]> {
  const all = conditions.map((condition, i) => ({ i, condition }))
  const found = await holding(all.map(({ i, condition }) => ({ i, holds: existingAmongNewest(condition, onPostgres) })))
  const others = found.size >= share * conditions.length ? all.filter(({ i }) => !found.has(i)) : []
  const more = await holding(others.map(({ i, condition }) => ({ i, holds: existing(condition, onPostgres) })))
  return all.map(({ i }) => found.has(i) || more.has(i))
}

/**
 * The index of the first of these conditions that an article fulfils, or -1. What fulfils one fulfils all behind it. So
 * the second is asked first: if nothing fulfils it, nothing fulfils the first, and to find that out costs the most.
 */
export async function firstInText(conditions: SQL[], onPostgres: boolean): Promise<number> {
  if (conditions.length === 0) return -1
  const [first, ...others] = conditions.map((condition, i) => ({
    exists: existingAtAll(condition, onPostgres),
    i: sql.raw(String(i)),
  }))
  const cases = others.map(({ exists, i }, at) => {
    const found = at === 0 && first ? sql`CASE WHEN ${first.exists} THEN ${first.i} ELSE ${i} END` : i
    return sql`WHEN ${exists} THEN ${found}`
  })
  const all = first && cases.length === 0 ? [sql`WHEN ${first.exists} THEN ${first.i}`] : cases
  const [row] = await rowsOf(sql`SELECT CASE ${sql.join(all, sql` `)} ELSE -1 END AS i`, existingRow)
  return row?.i ?? -1
}
