import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { CannotStore } from '@/lib/backend/port'
import { isTagOfComments, tags as cacheTags, type ContentVersions } from '@/lib/backend/tags'
import { publishInvalidation } from '@/lib/operations/cache/invalidation-channel'
import { processSingleton } from '@/lib/operations/process-singleton'
import { outageOf } from './database-outage'
import { listOf, type SQL } from './list-of'
import { rowsOf } from './rows-of'

const unnotified = processSingleton('unnotifiedTags', () => new Set<string>())

const row = z.object({ tag: z.string(), version: z.coerce.number() })

const run = (statement: SQL) => rowsOf(statement, row)

const byTag = (results: z.infer<typeof row>[]): ContentVersions =>
  Object.fromEntries(results.map(({ tag, version }) => [tag, version]))

async function raiseUnnotified(): Promise<void> {
  try {
    await raiseVersions([...unnotified])
    publishInvalidation()
  } catch (error) {
    if (!(outageOf(error) instanceof CannotStore)) throw error
  }
}

export async function contentVersions(): Promise<ContentVersions> {
  if (unnotified.size > 0) await raiseUnnotified()
  return byTag(
    await run(sql`SELECT tag, version FROM content_versions WHERE tag IN (${listOf(Object.values(cacheTags))})`),
  )
}

const countedAs = (tag: string) => (isTagOfComments(tag) ? cacheTags.comments : tag)

/** Call it after the commit: who saw the new version before the new content would cache the old content. */
export async function raiseVersions(tags: string[]): Promise<ContentVersions> {
  // Sorted, so that concurrent instances lock the rows in the same order and never deadlock.
  const values = [...new Set(tags.map(countedAs))].sort().map((tag) => sql`(${tag}, 1)`)
  try {
    const raised = byTag(
      await run(sql`
      INSERT INTO content_versions (tag, version) VALUES ${listOf(values)}
      ON CONFLICT (tag) DO UPDATE SET version = content_versions.version + 1 RETURNING tag, version`),
    )
    for (const tag of tags) unnotified.delete(tag)
    await noteCommented(tags, raised[cacheTags.comments])
    return raised
  } catch (error) {
    for (const tag of tags) unnotified.add(tag)
    throw error
  }
}

/** How many articles are noted with a version, and for how many versions. Of what is not noted all articles expire. */
const [maxArticles, maxNotedVersions] = [100, 200]

const notedRow = (version: number, tag: string) => `${version} ${tag}`
const notedRows = sql`tag LIKE ${`% ${cacheTags.comments}-%`}`

async function deleteOldNotes(version: number): Promise<void> {
  if (version % maxNotedVersions !== 0) return
  try {
    await run(sql`DELETE FROM content_versions WHERE ${notedRows} AND version <= ${version - maxNotedVersions}`)
  } catch (error) {
    if (!(outageOf(error) instanceof CannotStore)) console.error('Old notes of comments were not deleted:', error)
  }
}

async function noteCommented(changed: string[], version: number | undefined): Promise<void> {
  if (version === undefined) return
  await deleteOldNotes(version)
  const commented = changed.filter(isTagOfComments)
  const isWhole = commented.length === 0 || commented.length > maxArticles || changed.includes(cacheTags.comments)
  if (isWhole) return
  try {
    const values = commented.map((tag) => sql`(${notedRow(version, tag)}, ${version})`)
    await run(sql`INSERT INTO content_versions (tag, version) VALUES ${listOf(values)} ON CONFLICT (tag) DO NOTHING`)
  } catch (error) {
    if (!(outageOf(error) instanceof CannotStore))
      console.error('Other instances render the pages of all articles anew after a comment:', error)
  }
}

/** The tags of articles whose comments changed between two versions; undefined if it may be any article. */
export async function commentedBetween(after: number, until: number): Promise<string[] | undefined> {
  const results = await run(sql`
    SELECT tag, version FROM content_versions WHERE ${notedRows} AND version > ${after} AND version <= ${until}`)
  const isComplete = new Set(results.map(({ version }) => version)).size === until - after
  return isComplete ? [...new Set(results.map(({ tag }) => tag.slice(tag.indexOf(' ') + 1)))] : undefined
}
