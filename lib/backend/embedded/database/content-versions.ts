import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { CannotStore } from '@/lib/backend/port'
import type { ContentVersions } from '@/lib/backend/tags'
import { publishInvalidation } from '@/lib/cache/invalidation-channel'
import { remember } from '@/lib/remember'
import { payload } from '../payload'
import { outageOf } from './database-outage'
import { listOf } from './list-of'

// Tags whose versions could not be raised in the database. The next read of the versions raises them.
const unnotified = remember('unnotifiedTags', () => new Set<string>())

const rows = z.array(z.object({ tag: z.string(), version: z.coerce.number() }))

async function run(statement: ReturnType<typeof sql>): Promise<ContentVersions> {
  const { db } = await payload()
  const found = rows.parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
  return Object.fromEntries(found.map(({ tag, version }) => [tag, version]))
}

/** Raises the versions that could not be raised before, unless nothing can be stored still. */
async function raiseUnnotified(): Promise<void> {
  try {
    await raiseVersions([...unnotified])
    publishInvalidation()
  } catch (error) {
    if (!(outageOf(error) instanceof CannotStore)) throw error
  }
}

/** Current versions of all tags. Every instance on this database compares them with the versions it saw last. */
export async function contentVersions(): Promise<ContentVersions> {
  if (unnotified.size > 0) await raiseUnnotified()
  return run(sql`SELECT tag, version FROM content_versions`)
}

/**
 * Increments the versions of changed tags and returns them. Must be called after the commit and outside any
 * transaction: an instance that saw the new version before the new content would cache the old content.
 */
export async function raiseVersions(tags: string[]): Promise<ContentVersions> {
  // Sorted, so that concurrent instances lock the rows in the same order and never deadlock.
  const values = [...tags].sort().map((tag) => sql`(${tag}, 1)`)
  try {
    const raised = await run(sql`
      INSERT INTO content_versions (tag, version) VALUES ${listOf(values)}
      ON CONFLICT (tag) DO UPDATE SET version = content_versions.version + 1 RETURNING tag, version`)
    for (const tag of tags) unnotified.delete(tag)
    return raised
  } catch (error) {
    for (const tag of tags) unnotified.add(tag)
    throw error
  }
}
