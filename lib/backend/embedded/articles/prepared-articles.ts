import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { sourceOf } from '@/lib/backend/prepared-article'
import { isLasting, type Preparation } from '@/lib/content/preparation'
import { preparationVersion, type ArticleSource, type StoredCitation } from '@/lib/content/preparation/prepared-article'
import { processSingleton } from '@/lib/operations/process-singleton'
import { transactionOf } from '../database/transaction'
import type { Article as ArticleRow } from '../payload-types'
import { articleContent, readableHtml } from './article-content'
import { preparedForSave } from './prepared-ahead'
import { listOf } from '../database/list-of'

/** What an article cites, in a table beside the forms of its text, so that texts of law find their articles. */

type Run = (statement: ReturnType<typeof sql>) => Promise<unknown>

async function storeCitations(run: Run, article: number, citations: readonly StoredCitation[]): Promise<void> {
  await run(sql`DELETE FROM article_citations WHERE article_id = ${article}`)
  if (citations.length === 0) return
  const values = citations.map(({ key, number }) => sql`(${article}, ${key}, ${number ?? null})`)
  await run(sql`
    INSERT INTO article_citations (article_id, cited, number) VALUES ${listOf(values)}
    ON CONFLICT (article_id, cited) DO NOTHING`)
}

/**
 * The forms of published articles, stored beside them: made at a save, never for a visitor. A row belongs to one source
 * (by its hash). A row of an older version of the preparation is used until a background job has prepared it again.
 */

export const due = processSingleton('duePreparations', () => ({
  isUnchecked: true,
  after: 0,
  hasOlder: false,
  slugs: new Set<string>(),
}))

type Database = Payload['db']['drizzle']

export const storedForms = ({ article: { minutes, ...forms } }: Pick<Preparation, 'article'>): string =>
  JSON.stringify({ minutes, ...forms })

export async function storePreparation(
  { db }: Payload,
  id: number,
  { article, hash }: Preparation,
  drizzle: Database = db.drizzle,
): Promise<void> {
  await storeCitations((statement) => db.execute({ drizzle, sql: statement }), id, article.citations)
  const made = storedForms({ article })
  await db.execute({
    drizzle,
    sql: sql`
      INSERT INTO prepared_articles (article_id, hash, version, made) VALUES (${id}, ${hash}, ${preparationVersion}, ${made})
      ON CONFLICT (article_id) DO UPDATE SET hash = ${hash}, version = ${preparationVersion}, made = ${made}`,
  })
}

export async function sourceOfRow(row: ArticleRow, payload: Payload, req?: PayloadRequest): Promise<ArticleSource> {
  const content = await articleContent(await readableHtml(row, payload, req), payload, req)
  return sourceOf({ ...row, id: row.slug, content })
}

export async function storeAtSave(row: ArticleRow, req: PayloadRequest): Promise<void> {
  if (row._status !== 'published' || row.deletedAt) return
  // If no worker starts, or it is busy, a background job does it.
  const preparation = await preparedForSave(await sourceOfRow(row, req.payload, req)).catch(() => 'late' as const)
  if (preparation !== 'late' && isLasting(preparation))
    await storePreparation(req.payload, row.id, preparation, await transactionOf(req))
  else due.slugs.add(row.slug)
}

export async function deletePreparation(id: number, req: PayloadRequest): Promise<void> {
  const statement = sql`DELETE FROM prepared_articles WHERE article_id = ${id}`
  await req.payload.db.execute({ drizzle: await transactionOf(req), sql: statement })
}
