import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { ArticleSummary } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { summariesIn } from '../articles/summaries'
import { listOf, type SQL } from '../database/list-of'
import { rowsOf } from '../database/rows-of'

export interface Listed {
  id: number
  title: string
}

export interface Group {
  of: string
  keys: readonly string[]
}

/** Few articles are not public, and few of them cite anything: it is less to take these away than to look at all. */
export const notPublic: SQL = sql`SELECT id FROM articles WHERE _status = 'draft'
  UNION SELECT id FROM articles WHERE _status IS NULL UNION SELECT id FROM articles WHERE deleted_at IS NOT NULL`

export async function totalsOf(groups: readonly Group[]): Promise<Map<string, number>> {
  const pairs = groups.flatMap(({ of, keys }) => keys.map((key) => sql`(${of}, ${key})`))
  if (pairs.length === 0) return new Map()
  const rows = await rowsOf(
    sql`WITH wanted (name, cited) AS (VALUES ${listOf(pairs)})
      SELECT wanted.name AS of, COUNT(DISTINCT c.article_id) AS total
      FROM wanted JOIN article_citations c ON c.cited = wanted.cited
      WHERE c.article_id NOT IN (${notPublic}) GROUP BY wanted.name`,
    z.object({ of: z.string(), total: z.coerce.number() }),
  )
  return new Map(rows.map(({ of, total }) => [of, total]))
}

export async function articlesCiting(keys: string[], language: Language, limit: number): Promise<ArticleSummary[]> {
  if (keys.length === 0) return []
  return summariesIn(sql`
    SELECT a.id FROM articles a
    WHERE a._status = 'published' AND a.deleted_at IS NULL AND a.language = ${language}
      AND a.id IN (SELECT c.article_id FROM article_citations c WHERE c.cited IN (${listOf(keys)}))
    ORDER BY a.create_date DESC, a.id DESC LIMIT ${limit}`)
}

export async function newestCiting(keys: readonly string[], most: number): Promise<Listed[]> {
  const rows = await rowsOf(
    sql`SELECT a.id, a.title FROM articles a
      WHERE a._status = 'published' AND a.deleted_at IS NULL
        AND EXISTS (SELECT 1 FROM article_citations c WHERE c.article_id = a.id AND c.cited IN (${listOf(keys)}))
      ORDER BY a.id DESC LIMIT ${most}`,
    z.object({ id: z.coerce.number(), title: z.string().nullable() }),
  )
  return rows.map(({ id, title }) => ({ id, title: title ?? '' }))
}
