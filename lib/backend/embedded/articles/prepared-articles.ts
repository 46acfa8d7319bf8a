import { sql } from '@payloadcms/db-sqlite'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, Payload, PayloadRequest } from 'payload'
import { sourceOf } from '@/lib/backend/prepared-article'
import { isLasting, type Preparation } from '@/lib/content/preparation'
import { preparationVersion, type ArticleSource, type StoredCitation } from '@/lib/content/preparation/prepared-article'
import { processSingleton } from '@/lib/operations/process-singleton'
import { rowsIn, type Requesting } from '../database/rows-in'
import type { Article as ArticleRow } from '../payload-types'
import { articleContent, readableHtml } from './article-content'
import { preparedForSave } from './prepared-ahead'
import { listOf } from '../database/list-of'

/** What an article cites, in a table beside the forms of its text, so that texts of law find their articles. */

async function storeCitations(req: Requesting, article: number, citations: readonly StoredCitation[]): Promise<void> {
  await rowsIn(req, sql`DELETE FROM article_citations WHERE article_id = ${article}`)
  if (citations.length === 0) return
  const values = citations.map(({ key, number }) => sql`(${article}, ${key}, ${number ?? null})`)
  await rowsIn(
    req,
    sql`INSERT INTO article_citations (article_id, cited, number) VALUES ${listOf(values)}
      ON CONFLICT (article_id, cited) DO NOTHING`,
  )
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

export const storedForms = ({ article: { minutes, ...forms } }: Pick<Preparation, 'article'>): string =>
  JSON.stringify({ minutes, ...forms })

export async function storePreparation(req: Requesting, id: number, { article, hash }: Preparation): Promise<void> {
  await storeCitations(req, id, article.citations)
  const made = storedForms({ article })
  await rowsIn(
    req,
    sql`INSERT INTO prepared_articles (article_id, hash, version, made) VALUES (${id}, ${hash}, ${preparationVersion}, ${made})
      ON CONFLICT (article_id) DO UPDATE SET hash = ${hash}, version = ${preparationVersion}, made = ${made}`,
  )
}

export async function sourceOfRow(row: ArticleRow, payload: Payload, req?: PayloadRequest): Promise<ArticleSource> {
  const content = await articleContent(await readableHtml(row, payload, req), payload, req)
  return sourceOf({ ...row, id: row.slug, content })
}

export const storePrepared: CollectionAfterChangeHook<ArticleRow> = async ({ doc, req }) => {
  if (doc._status !== 'published' || doc.deletedAt) return
  // If no worker starts, or it is busy, a background job does it.
  const preparation = await preparedForSave(await sourceOfRow(doc, req.payload, req)).catch(() => 'late' as const)
  if (preparation !== 'late' && isLasting(preparation)) await storePreparation(req, doc.id, preparation)
  else due.slugs.add(doc.slug)
}

export const deletePrepared: CollectionBeforeDeleteHook = ({ id, req }) =>
  rowsIn(req, sql`DELETE FROM prepared_articles WHERE article_id = ${Number(id)}`)
