import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { SearchQuery } from '@/lib/backend/model'
import { listOf, listOfIds } from '../database/list-of'
import { rowsOf } from '../database/rows-of'
import { isPublic } from './index-query'
import { withinFilters } from './search-filters'

const row = z.object({ id: z.coerce.number(), key: z.string() })

const keyColumn = sql`coalesce(nullif(translation_key, ''), slug) AS key`

export async function translationsOf(sources: readonly number[], asked: SearchQuery): Promise<number[]> {
  if (sources.length === 0) return []
  const others = await rowsOf(sql`SELECT id, ${keyColumn} FROM articles WHERE id IN (${listOfIds(sources)})`, row)
  const keys = sources.flatMap((id) => others.filter((each) => each.id === id).map(({ key }) => key))
  const named = listOf(keys)
  // Each half has an index; one condition with OR has none, and with the language the databases take that of languages.
  const rows = await rowsOf(
    sql`SELECT id, ${keyColumn} FROM articles WHERE id IN (
        SELECT id FROM articles WHERE translation_key IN (${named})
        UNION SELECT id FROM articles WHERE slug IN (${named}) AND deleted_at IS NULL)
      AND ${isPublic(asked.language)}${withinFilters(asked)}`,
    row,
  )
  return keys.flatMap((key) => rows.filter((each) => each.key === key).map(({ id }) => id))
}
