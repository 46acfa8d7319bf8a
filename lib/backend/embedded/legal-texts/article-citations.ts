import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { Language } from '@/lib/domain/languages'
import type { ArticleSummary } from '@/lib/backend/model'
import { summariesOf } from '../articles/summaries'
import { listOf } from '../database/list-of'
import { rowsOf } from '../database/rows-of'

const citing = z.object({ id: z.coerce.number() })

export async function articlesCiting(keys: string[], language: Language, limit: number): Promise<ArticleSummary[]> {
  if (keys.length === 0) return []
  const statement = sql`
    SELECT a.id FROM articles a
    WHERE a._status = 'published' AND a.deleted_at IS NULL AND a.language = ${language}
      AND a.id IN (SELECT c.article_id FROM article_citations c WHERE c.cited IN (${listOf(keys)}))
    ORDER BY a.create_date DESC, a.id DESC LIMIT ${limit}`
  return summariesOf((await rowsOf(statement, citing)).map(({ id }) => id))
}
