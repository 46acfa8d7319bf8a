import { sql } from '@payloadcms/db-sqlite'
import type { Payload, Where } from 'payload'
import { z } from 'zod'
import type { Article } from '@/lib/backend/model'
import { preparedNow, sourceOf } from '@/lib/backend/prepared-article'
import { tags } from '@/lib/backend/tags'
import { hashOf, prepareArticle } from '@/lib/content/preparation'
import { preparationVersion, preparedArticle, type PreparedArticle } from '@/lib/content/preparation/prepared-article'
import { recordTags } from '../database/after-commit'
import { invalidateAfter } from '../database/invalidate-after'
import { payload } from '../payload'
import { due, sourceOfRow, storePreparation } from './prepared-articles'

/** Articles that a round of the jobs looks at, and milliseconds after which it leaves the rest to the next one. */
const [mostAtOnce, roundMs] = [50, 1000]

const storedRow = z.array(z.object({ hash: z.string(), made: z.string() }))

/** The stored forms of the article with this source; undefined if there are none, or they are of another source. */
async function storedFor(slug: string, hash: string): Promise<PreparedArticle | undefined> {
  const { db } = await payload()
  const statement = sql`
    SELECT p.hash, p.made FROM prepared_articles p JOIN articles a ON a.id = p.article_id WHERE a.slug = ${slug}`
  const [row] = storedRow.parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
  if (row?.hash !== hash) return undefined
  return preparedArticle.safeParse(JSON.parse(row.made)).data
}

/**
 * The forms of an article. Where none are stored for its present source (after an update, a restore of an older backup,
 * or the change of a picture), they are made now, and a background job stores them. Throws ResourceUnavailable.
 */
export async function storedOrPrepared(article: Article): Promise<PreparedArticle> {
  const stored = await storedFor(article.id, hashOf(sourceOf(article)))
  if (stored) return stored
  due.slugs.add(article.id)
  return preparedNow(article)
}

const dueRows = z.array(z.object({ id: z.coerce.number(), version: z.coerce.number().nullable() }))

/** Published articles without forms, or with forms of an older version. Forms of a newer version stay as they are. */
async function findDue({ db }: Payload): Promise<z.infer<typeof dueRows>> {
  const statement = sql`
    SELECT a.id, p.version FROM articles a LEFT JOIN prepared_articles p ON p.article_id = a.id
    WHERE a._status = 'published' AND (p.version IS NULL OR p.version < ${preparationVersion}) LIMIT ${mostAtOnce}`
  return dueRows.parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
}

/** Prepares what is due, until the time of a round is over. Returns whether all of it is done. */
async function prepareSome(backend: Payload, where: Where): Promise<boolean> {
  const until = performance.now() + roundMs
  const { docs } = await backend.find({
    collection: 'articles',
    where: { and: [{ _status: { equals: 'published' } }, where] },
    depth: 0,
    limit: mostAtOnce,
    pagination: false,
  })
  for (const row of docs) {
    if (performance.now() > until) return false
    await storePreparation(backend, row.id, await prepareArticle(await sourceOfRow(row, backend)))
    due.slugs.delete(row.slug)
  }
  return true
}

/**
 * A background job: prepares articles whose forms are missing, of an older version of the preparation, or of another
 * source. Once none is of an older version any more, pages are rendered again. Throws if no worker starts.
 */
export async function prepareDue(): Promise<void> {
  const backend = await payload()
  const slugs = [...due.slugs].slice(0, mostAtOnce)
  // Those that are no longer published are not found, and need no forms.
  if (slugs.length > 0 && (await prepareSome(backend, { slug: { in: slugs } })))
    for (const slug of slugs) due.slugs.delete(slug)
  if (!due.isUnchecked) return
  const found = await findDue(backend)
  due.hasOlder ||= found.some(({ version }) => version !== null)
  if (found.length > 0) await prepareSome(backend, { id: { in: found.map(({ id }) => id) } })
  else {
    due.isUnchecked = false
    if (due.hasOlder) await invalidateAfter(() => Promise.resolve(recordTags([tags.articles])))
    due.hasOlder = false
  }
}

/** Deletes the forms of articles that no longer exist. */
export async function sweepPreparations({ db }: Payload): Promise<void> {
  const statement = sql`DELETE FROM prepared_articles WHERE article_id NOT IN (SELECT id FROM articles)`
  await db.execute({ drizzle: db.drizzle, sql: statement })
}
