import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { ContentVersions } from '@/lib/backend/tags'
import { publishInvalidation } from '@/lib/cache/invalidation-channel'
import { remember } from '@/lib/remember'
import { payload } from './payload'

// Changes whose versions the database did not raise; the next poll of the versions makes up for it.
const unnotified = remember('unnotifiedTags', () => new Set<string>())

const rows = z.array(z.object({ tag: z.string(), version: z.coerce.number() }))

async function run(statement: ReturnType<typeof sql>): Promise<ContentVersions> {
  const { db } = await payload()
  const found = rows.parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
  return Object.fromEntries(found.map(({ tag, version }) => [tag, version]))
}

/** The versions that every instance on this database compares with those it saw last. */
export async function contentVersions(): Promise<ContentVersions> {
  if (unnotified.size > 0) {
    await raiseVersions([...unnotified])
    publishInvalidation()
  }
  return run(sql`SELECT tag, version FROM content_versions`)
}

/**
 * Raises the versions of changed tags by one and returns them. To be called after the commit and outside of any transaction:
 * an instance that saw the new version before the new content would keep the old.
 */
export async function raiseVersions(tags: string[]): Promise<ContentVersions> {
  // In one order everywhere, so that two instances never wait for each other's rows.
  const values = [...tags].sort().map((tag) => sql`(${tag}, 1)`)
  try {
    const raised = await run(sql`
      INSERT INTO content_versions (tag, version) VALUES ${sql.join(values, sql`, `)}
      ON CONFLICT (tag) DO UPDATE SET version = content_versions.version + 1 RETURNING tag, version`)
    for (const tag of tags) unnotified.delete(tag)
    return raised
  } catch (error) {
    for (const tag of tags) unnotified.add(tag)
    throw error
  }
}
