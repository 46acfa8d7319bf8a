import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { z } from 'zod'

/**
 * Indexes of large tables on PostgreSQL. They are made after the migrations and without a transaction, so that nobody
 * waits who reads or writes meanwhile. A migration that makes such an index would hold up all who write.
 */
interface ConcurrentIndex {
  name: string
  /** What stands behind `CREATE INDEX CONCURRENTLY name ON`. */
  definition: string
  /**
   * Whether its first column needs no statistics, since only statements that are written for it use it. To collect them
   * ANALYZE would compute that column of many rows.
   */
  hasNoStatistics?: boolean
}

export const concurrentIndexes: readonly ConcurrentIndex[] = [
  {
    name: 'articles_lexemes_idx',
    definition: `articles USING gin (article_lexemes(words, language, id))
      WHERE _status = 'published' AND deleted_at IS NULL`,
    hasNoStatistics: true,
  },
  // For the searches of the studio's lists, which look for a part of a text.
  {
    name: 'interacted_articles_value_trigrams_idx',
    definition: 'interacted_articles USING gin (value gin_trgm_ops)',
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

/** A number for PostgreSQL's advisory locks: one instance makes indexes. */
const lock = 2026_1127

/** Milliseconds between two attempts to get that lock. Whoever waited inside of a statement would hold up the index. */
const lockDelayMs = 1000

const locked = z.tuple([z.object({ locked: z.boolean() })])
const named = z.array(z.object({ name: z.string(), valid: z.boolean() }))

/** A statement for the indexes of these names that exist. One whose making was interrupted is not valid. */
const existingIndexes = `SELECT c.relname AS name, i.indisvalid AS valid FROM pg_index i
  JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relname = ANY($1) AND pg_table_is_visible(c.oid)`

/** The indexes that do not exist yet, or are not complete. */
export async function missingIndexes(client: Pick<Client, 'query'>): Promise<ConcurrentIndex[]> {
  const { rows } = await client.query(existingIndexes, [concurrentIndexes.map(({ name }) => name)])
  const found = named.parse(rows)
  return concurrentIndexes.filter(({ name }) => !found.some((each) => each.name === name && each.valid))
}

/**
 * Makes the indexes that are missing, while the site goes on. May be repeated, and interrupted. `wait` passes the time
 * between two attempts to get the lock.
 */
export async function makeIndexes(
  client: Pick<Client, 'query'>,
  wait: () => Promise<unknown> = () => pause(lockDelayMs),
): Promise<void> {
  if ((await missingIndexes(client)).length === 0) return
  const tryLock = async () => locked.parse((await client.query(`SELECT pg_try_advisory_lock(${lock}) AS locked`)).rows)
  while (!(await tryLock())[0].locked) await wait()
  try {
    // It waits for those who read and write, and nobody waits for it.
    await client.query('SET lock_timeout = 0')
    for (const { name, definition, hasNoStatistics } of await missingIndexes(client)) {
      console.log(`Making the index ${name}, while the site goes on`)
      await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
      await client.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`)
      if (hasNoStatistics) await client.query(`ALTER INDEX ${name} ALTER COLUMN 1 SET STATISTICS 0`)
    }
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${lock})`)
  }
}
