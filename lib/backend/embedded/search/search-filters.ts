import { sql } from '@payloadcms/db-sqlite'
import type { SearchQuery } from '@/lib/backend/model'
import { yearSpan } from '@/lib/domain/dates'
import type { SQL } from '../database/list-of'
import { amongGroups, groupOf } from './groups'
import { titlesIn } from './statements'

type Filters = Pick<SearchQuery, 'type' | 'year'>

const ofYear = (year: number): SQL => {
  const { from, to } = yearSpan(year)
  return sql` AND create_date >= ${from.toISOString()} AND create_date < ${to.toISOString()}`
}

/** SQL conditions for what a search is limited to; each begins with AND. */
export function withinFilters({ type, year }: Filters): SQL {
  const ofType = type === undefined ? sql`` : sql` AND type = ${type}`
  return sql`${ofType}${year === undefined ? sql`` : ofYear(year)}`
}

/**
 * The same for the search index, which has the sections itself (`inText`). It has no dates. On PostgreSQL it has groups
 * of articles, of which those of a year are few; on SQLite an index of the articles has the dates in order.
 */
export function indexedWithinYear({ year, language }: SearchQuery, onPostgres: boolean): SQL {
  if (year === undefined) return sql``
  if (onPostgres)
    return sql`${amongGroups(sql`SELECT DISTINCT ${groupOf(sql`id`)} AS number
      FROM ${titlesIn(language, true)}${ofYear(year)}`)}${ofYear(year)}`
  return sql` AND +rowid IN (SELECT id FROM ${titlesIn(language, false)}${ofYear(year)})`
}
