import { sql } from '@payloadcms/db-sqlite'
import type { StoredCitation } from '@/lib/content/preparation/prepared-article'
import { listOf } from '../database/list-of'

/** What an article cites, in a table beside the forms of its text, so that texts of law find their articles. */

type Run = (statement: ReturnType<typeof sql>) => Promise<unknown>

export async function storeCitations(run: Run, article: number, citations: readonly StoredCitation[]): Promise<void> {
  await run(sql`DELETE FROM article_citations WHERE article_id = ${article}`)
  if (citations.length === 0) return
  const values = citations.map(({ key, number }) => sql`(${article}, ${key}, ${number ?? null})`)
  await run(sql`
    INSERT INTO article_citations (article_id, cited, number) VALUES ${listOf(values)}
    ON CONFLICT (article_id, cited) DO NOTHING`)
}
