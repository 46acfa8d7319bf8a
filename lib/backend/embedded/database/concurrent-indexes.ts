import type { Client } from 'pg'
import { z } from 'zod'

/** Made without a transaction, so that nobody waits. In a migration it would hold up all who write. */
export interface ConcurrentIndex {
  name: string
  /** What stands behind `CREATE INDEX CONCURRENTLY name ON`. */
  definition: string
  /** The site cannot serve without it: it is made before the start, the others by a background job. */
  isNeeded?: boolean
  /** Only statements written for it use it: ANALYZE would compute its first column of many rows for nothing. */
  hasNoStatistics?: boolean
}

export const concurrentIndexes: readonly ConcurrentIndex[] = [
  {
    name: 'articles_lexemes_idx',
    definition: `articles USING gin (article_lexemes(words, language, id))
      WHERE _status = 'published' AND deleted_at IS NULL`,
    isNeeded: true,
    hasNoStatistics: true,
  },
  // All that a public list asks for: else counts, and pages far from the first, read each article before.
  {
    name: 'articles_listed_idx',
    definition: `articles (language, type, create_date DESC, id DESC)
      WHERE _status = 'published' AND deleted_at IS NULL`,
  },
  // For the dashboard, which counts what the register does not have.
  {
    name: 'article_citations_counted_idx',
    definition: 'article_citations (cited, number) WHERE number IS NOT NULL',
  },
  // All that counts the comments on an article and chooses those of a page: else thousands are read for each page.
  {
    name: 'interacted_articles_shown_idx',
    definition: `interacted_articles (article_id, created_at DESC, id DESC) INCLUDE (reply_to_id, state)
      WHERE type = 'COMMENT' AND state IN ('SHOWN', 'REMOVED')`,
  },
  // When a member is deleted.
  { name: 'articles_reviewer_idx', definition: 'articles (reviewer_id)' },
  { name: '_articles_v_version_version_reviewer_idx', definition: '_articles_v (version_reviewer_id)' },
  // For the studio's list and queues of articles.
  {
    name: '_articles_v_listed_idx',
    definition: `_articles_v (version_create_date DESC, created_at DESC)
      WHERE latest AND version_deleted_at IS NULL`,
  },
  {
    name: '_articles_v_by_title_idx',
    definition: `_articles_v (version_title, created_at DESC) WHERE latest AND version_deleted_at IS NULL`,
  },
  {
    name: '_articles_v_by_change_idx',
    definition: `_articles_v (version_updated_at DESC, created_at DESC)
      WHERE latest AND version_deleted_at IS NULL`,
  },
  {
    name: '_articles_v_review_asked_idx',
    definition: '_articles_v (updated_at) WHERE latest AND version_review_asked',
  },
  {
    name: '_articles_v_review_returned_idx',
    definition: '_articles_v (updated_at) WHERE latest AND version_review_returned',
  },
  // For the studio's queues of requests: else each count reads all of them, to see whether they are in the trash.
  {
    name: 'consultation_requests_by_status_idx',
    definition: 'consultation_requests (status) WHERE deleted_at IS NULL',
  },
  {
    name: 'consultation_requests_by_assignee_idx',
    definition: 'consultation_requests (assignee_id) WHERE deleted_at IS NULL',
  },
  // For the searches of the studio's lists, which look for a part of a text.
  {
    name: 'interacted_articles_words_trigrams_idx',
    definition: 'interacted_articles USING gin (words gin_trgm_ops)',
  },
  // Comments whose words are not filled yet, which a search compares as they are written.
  {
    name: 'interacted_articles_without_words_idx',
    definition: 'interacted_articles (id) WHERE words IS NULL',
  },
  {
    name: 'consultation_requests_trigrams_idx',
    definition: `consultation_requests USING gin (reference gin_trgm_ops, full_name gin_trgm_ops, phone gin_trgm_ops,
      gmail gin_trgm_ops, content gin_trgm_ops)`,
  },
  { name: 'media_words_trigrams_idx', definition: 'media USING gin (words gin_trgm_ops)' },
  {
    name: '_articles_v_title_trigrams_idx',
    definition: `_articles_v USING gin (version_title gin_trgm_ops, version_slug gin_trgm_ops,
      version_translation_key gin_trgm_ops) WHERE latest`,
  },
]

export const neededIndexes = concurrentIndexes.filter(({ isNeeded }) => isNeeded)
export const otherIndexes = concurrentIndexes.filter(({ isNeeded }) => !isNeeded)

const result = z.array(z.object({ name: z.string(), valid: z.boolean(), statistics: z.number().nullable() }))

/** Interrupted indexes are not valid. `statistics`: values that ANALYZE collects, -1 or NULL for the usual number. */
const existingIndexes = `SELECT c.relname AS name, i.indisvalid AS valid, a.attstattarget AS statistics FROM pg_index i
  JOIN pg_class c ON c.oid = i.indexrelid
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = 1
  WHERE c.relname = ANY($1) AND pg_table_is_visible(c.oid)`

export type UnfinishedIndex = ConcurrentIndex & { exists: boolean }

export async function unfinishedIndexes(
  client: Pick<Client, 'query'>,
  expected: readonly ConcurrentIndex[],
): Promise<UnfinishedIndex[]> {
  const { rows } = await client.query(existingIndexes, [expected.map(({ name }) => name)])
  const existing = new Map(result.parse(rows).map((index) => [index.name, index]))
  return expected.flatMap((index) => {
    const { valid: exists = false, statistics } = existing.get(index.name) ?? {}
    const isFinished = exists && (!index.hasNoStatistics || statistics === 0)
    return isFinished ? [] : [{ ...index, exists }]
  })
}
