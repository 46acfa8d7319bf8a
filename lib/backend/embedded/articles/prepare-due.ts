import { sql } from '@payloadcms/db-sqlite'
import type { Payload, Where } from 'payload'
import { z } from 'zod'
import type { Article } from '@/lib/backend/model'
import { PreparationUnavailable } from '@/lib/backend/port'
import { atThisSite, preparedNow, sourceOf } from '@/lib/backend/prepared-article'
import { tags } from '@/lib/backend/tags'
import { hashOf, isLasting, prepareArticle } from '@/lib/content/preparation'
import { logOnce } from '@/lib/operations/log/loggable'
import {
  preparationVersion,
  preparedArticle,
  type ArticleSource,
  type PreparedArticle,
} from '@/lib/content/preparation/prepared-article'
import { absolute } from '@/lib/operations/settings'
import { recordTags } from '../database/after-commit'
import { isOutage } from '../database/database-outage'
import { findOne } from '../database/find'
import { invalidateAfter } from '../database/invalidate-after'
import { rowsOf } from '../database/rows-of'
import { payload } from '../payload'
import { due, sourceOfRow, storePreparation } from './prepared-articles'

const [maxAtOnce, runMs] = [50, 1000]

/** Articles that a run looks at: a statement that looks at 100,000 takes a third of a second. */
const maxChecked = 5000

const storedRow = z.object({ hash: z.string(), version: z.coerce.number(), made: z.string() })

/** The last version whose forms have whole addresses, also in their source. */
const lastAtOneAddress = 5

const isOf = (source: ArticleSource, { hash, version }: { hash: string; version: number }): boolean =>
  hash === hashOf(source) ||
  (version <= lastAtOneAddress && hash === hashOf({ ...source, page: absolute(source.page) }))

/** The stored forms of an article; undefined if there are none, or they are of another source. */
async function storedFor(slug: string, source: ArticleSource): Promise<PreparedArticle | undefined> {
  const [row] = await rowsOf(
    sql`SELECT p.hash, p.version, p.made FROM prepared_articles p JOIN articles a ON a.id = p.article_id
      WHERE a.slug = ${slug} AND a.deleted_at IS NULL`,
    storedRow,
  )
  if (!row || !isOf(source, row)) return undefined
  return preparedArticle.safeParse(JSON.parse(row.made)).data
}

/**
 * The forms of an article. Where none are stored for its present source (after an update, a restore of an older backup,
 * or the change of an image), they are made now, and a background job stores them. Throws ResourceUnavailable.
 */
export async function storedOrPrepared(article: Article): Promise<PreparedArticle> {
  const stored = await storedFor(article.id, sourceOf(article))
  if (stored) return atThisSite(stored)
  due.slugs.add(article.id)
  return preparedNow(article)
}

/** The id of the last article that a run looks at; null or undefined if all were checked. */
async function lastToCheck() {
  const [row] = await rowsOf(
    sql`SELECT MAX(id) AS last FROM (
      SELECT id FROM articles WHERE id > ${due.after} ORDER BY id LIMIT ${maxChecked}) AS part`,
    z.object({ last: z.number().nullable() }),
  )
  return row?.last
}

/** Published articles up to an id without forms, or with forms of an older version. Those of a newer one stay. */
const findDue = (last: number) =>
  rowsOf(
    sql`SELECT a.id, p.version FROM articles a LEFT JOIN prepared_articles p ON p.article_id = a.id
      WHERE a._status = 'published' AND a.deleted_at IS NULL AND (p.version IS NULL OR p.version < ${preparationVersion})
        AND a.id > ${due.after} AND a.id <= ${last} ORDER BY a.id LIMIT ${maxAtOnce}`,
    z.object({ id: z.coerce.number(), version: z.coerce.number().nullable() }),
  )

/** Prepares one published article and stores its forms. Throws PreparationUnavailable if no worker starts. */
async function prepareOne(backend: Payload, where: Where): Promise<void> {
  const row = await findOne(backend, 'articles', { and: [{ _status: { equals: 'published' } }, where] })
  if (!row) return
  const preparation = await prepareArticle(await sourceOfRow(row, backend)).catch((cause: unknown) => {
    // For want of memory, for example: no error of this article.
    throw new PreparationUnavailable('no article can be prepared', { cause })
  })
  if (isLasting(preparation)) await storePreparation({ payload: backend }, row.id, preparation)
}

/** Until the time of a run is over. One that cannot be read is passed over. Throws what ends a run for all. */
async function prepareEach<T>(
  items: Iterable<T>,
  whereOf: (item: T) => Where,
  done: (item: T) => void,
  now: () => number,
): Promise<void> {
  const backend = await payload()
  const until = now() + runMs
  for (const item of items) {
    if (now() > until) return
    await prepareOne(backend, whereOf(item)).catch((error: unknown) => {
      if (isOutage(error) || error instanceof PreparationUnavailable) throw error
      logOnce(`preparing ${JSON.stringify(item)}`, 'An article cannot be prepared in advance:', error)
    })
    done(item)
  }
}

/**
 * A background job: prepares articles whose forms are missing, of an older version of the preparation, or of another
 * source. Once all were checked, pages are rendered again if any was of an older version. `now` is a clock in
 * milliseconds.
 */
export async function prepareDue(now: () => number = () => performance.now()): Promise<void> {
  await prepareEach(
    [...due.slugs],
    (slug) => ({ slug: { equals: slug } }),
    (slug) => due.slugs.delete(slug),
    now,
  )
  if (!due.isUnchecked) return
  const last = await lastToCheck()
  if (typeof last === 'number') {
    const results = await findDue(last)
    due.hasOlder ||= results.some(({ version }) => version !== null)
    await prepareEach(
      results,
      ({ id }) => ({ id: { equals: id } }),
      ({ id }) => (due.after = id),
      now,
    )
    if (results.length < maxAtOnce && due.after >= (results.at(-1)?.id ?? 0)) due.after = last
    return
  }
  due.isUnchecked = false
  if (due.hasOlder) await invalidateAfter(() => Promise.resolve(recordTags([tags.articles])))
  due.hasOlder = false
}

export async function sweepPreparations({ db }: Payload): Promise<void> {
  const statement = sql`DELETE FROM prepared_articles WHERE article_id NOT IN (SELECT id FROM articles)`
  await db.execute({ drizzle: db.drizzle, sql: statement })
}
