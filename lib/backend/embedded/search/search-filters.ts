import { sql } from '@payloadcms/db-sqlite'
import type { SearchQuery } from '@/lib/backend/model'
import { yearSpan } from '@/lib/domain/dates'
import type { SQL } from '../database/list-of'
import { titlesIn } from './index-query'
import { inGroupsOf } from './newest-in-index'

const ofYear = (year: number): SQL => {
  const { from, to } = yearSpan(year)
  return sql` AND create_date >= ${from.toISOString()} AND create_date < ${to.toISOString()}`
}

export function withinFilters({ type, year }: Pick<SearchQuery, 'type' | 'year'>): SQL {
  const ofType = type === undefined ? sql`` : sql` AND type = ${type}`
  return sql`${ofType}${year === undefined ? sql`` : ofYear(year)}`
}

/** The index has sections but no dates: PostgreSQL has groups of articles, SQLite another index of the dates. */
export function indexedWithinYear({ year, language }: SearchQuery, onPostgres: boolean): SQL {
  if (year === undefined) return sql``
  if (onPostgres) return sql`${inGroupsOf(sql`${titlesIn(language, true)}${ofYear(year)}`)}${ofYear(year)}`
  return sql` AND +rowid IN (SELECT id FROM ${titlesIn(language, false)}${ofYear(year)})`
}
