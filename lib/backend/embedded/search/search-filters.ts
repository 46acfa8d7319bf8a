import { sql } from '@payloadcms/db-sqlite'
import type { SearchQuery } from '@/lib/backend/model'
import { yearSpan } from '@/lib/domain/dates'

/** SQL conditions for what a search is limited to; each begins with AND. */
export function withinFilters({ type, year }: Pick<SearchQuery, 'type' | 'year'>): ReturnType<typeof sql> {
  const ofType = type === undefined ? sql`` : sql` AND type = ${type}`
  if (year === undefined) return ofType
  const { from, to } = yearSpan(year)
  return sql`${ofType} AND create_date >= ${from.toISOString()} AND create_date < ${to.toISOString()}`
}

/** The same for the rows of the search index of SQLite. */
export function indexedWithinFilters(filters: Pick<SearchQuery, 'type' | 'year'>): ReturnType<typeof sql> {
  if (filters.type === undefined && filters.year === undefined) return sql``
  return sql` AND rowid IN (SELECT id FROM articles WHERE 1 = 1${withinFilters(filters)})`
}
