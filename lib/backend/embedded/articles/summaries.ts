import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { ArticleSummary } from '@/lib/backend/model'
import { languages } from '@/lib/domain/languages'
import { toRating } from '@/lib/domain/ratings'
import { articleTypes } from '@/lib/domain/sections'
import { mapUsable } from '@/lib/operations/log/usable'
import { listOfIds, type SQL } from '../database/list-of'
import { rowsOf, usableRowsOf, isPostgres } from '../database/rows-of'
import { storedDate } from '../database/stored-date'
import { inOrder } from '../in-order'
import { ratingsOf } from './ratings-of'
import { toSummary } from './to-summary'

/**
 * Reading times of the articles of one list, by database id, in a single query. One not yet prepared has none. The
 * forms are long, so the number is cut out of their JSON: within its texts the quotation marks are escaped. It stands
 * first in it, and PostgreSQL unpacks no more; forms that were stored before are searched for it.
 */
async function readingMinutesOf(ids: readonly number[]): Promise<Map<number, number>> {
  const minutes = (await isPostgres())
    ? sql`coalesce(substring(left(made, 40) from '"minutes":([0-9]+)'), substring(made from '"minutes":([0-9]+)'))`
    : sql`CAST(substr(made, instr(made, '"minutes":') + 10, 4) AS INTEGER)`
  const rows = await rowsOf(
    sql`SELECT article_id AS id, ${minutes} AS minutes FROM prepared_articles WHERE article_id IN (${listOfIds(ids)})`,
    z.object({ id: z.coerce.number(), minutes: z.coerce.number().catch(0) }),
  )
  return new Map(rows.filter((row) => row.minutes > 0).map((row) => [row.id, row.minutes]))
}

const row = z.object({
  id: z.coerce.number(),
  slug: z.string(),
  title: z.string().catch(''),
  summary: z.string().catch(''),
  language: z.enum(languages),
  type: z.enum(articleTypes),
  translationKey: z.string().nullable(),
  views: z.coerce.number().catch(0),
  createDate: storedDate,
  updatedAt: storedDate,
  filename: z.string().nullable(),
  focalX: z.coerce.number().nullable().catch(null),
  focalY: z.coerce.number().nullable().catch(null),
})

/** Days that cannot be read are left out by `toOffer`: one must not take down a list. */
const run = z.object({ parent: z.coerce.number(), firstDay: z.unknown(), lastDay: z.unknown() })

async function datesOf(courses: number[]) {
  if (courses.length === 0) return new Map<number, z.infer<typeof run>[]>()
  const dates = await rowsOf(
    sql`SELECT _parent_id AS parent, first_day AS "firstDay", last_day AS "lastDay" FROM articles_offer_dates
      WHERE _parent_id IN (${listOfIds(courses)})`,
    run,
  )
  return Map.groupBy(dates, ({ parent }) => parent)
}

const topicRow = z.object({
  parent: z.coerce.number(),
  slug: z.string(),
  vi: z.string(),
  en: z.string().nullable(),
  zh: z.string().nullable(),
})

async function topicsOf(ids: number[]) {
  const topics = await rowsOf(
    sql`SELECT r.parent_id AS parent, t.slug, t.name_vi AS vi, t.name_en AS en, t.name_zh AS zh
      FROM articles_rels r JOIN topics t ON t.id = r.topics_id AND t.deleted_at IS NULL
      WHERE r.path = 'topics' AND r.parent_id IN (${listOfIds(ids)}) ORDER BY r."order"`,
    topicRow,
  )
  return Map.groupBy(
    topics.map(({ parent, slug, ...name }) => ({ parent, slug, name })),
    ({ parent }) => parent,
  )
}

/** Public articles in the order of these ids, in one statement: reading each through Payload takes most of a search. */
export async function summariesOf(ids: number[]): Promise<ArticleSummary[]> {
  if (ids.length === 0) return []
  const rows = await usableRowsOf(
    sql`SELECT a.id, a.slug, a.title, a.summary, a.language, a.type, a.translation_key AS "translationKey", a.views,
        a.create_date AS "createDate", a.updated_at AS "updatedAt", m.filename, m.focal_x AS "focalX", m.focal_y AS "focalY"
      FROM articles a LEFT JOIN media m ON m.id = a.preview_image_id AND m.deleted_at IS NULL
      WHERE a.id IN (${listOfIds(ids)})
        AND a._status = 'published' AND a.deleted_at IS NULL`,
    row,
    'the lists',
  )
  const [dates, topics, ratings, minutes] = await Promise.all([
    datesOf(rows.flatMap(({ id, type }) => (type === 'TRAINING' ? [id] : []))),
    topicsOf(ids),
    ratingsOf(ids),
    readingMinutesOf(ids),
  ])
  return mapUsable(
    inOrder(ids, rows, ({ id }) => id),
    'the lists',
    ({ slug }) => slug,
    ({ filename, focalX, focalY, ...article }) => {
      const { id } = article
      const previewImage = { filename, focalX, focalY }
      const row = { ...article, offer: { dates: dates.get(id) }, topics: topics.get(id), previewImage }
      return toSummary(row, ratings.get(id) ?? toRating([]), minutes.get(id))
    },
  )
}

/** The same of the articles whose ids a statement selects. */
export const summariesIn = async (statement: SQL): Promise<ArticleSummary[]> =>
  summariesOf((await rowsOf(statement, z.object({ id: z.coerce.number() }))).map(({ id }) => id))
