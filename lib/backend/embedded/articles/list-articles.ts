import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { ArticleQuery, ArticleSummary, ArticleTitle, Page, TitleQuery } from '@/lib/backend/model'
import { dayOf } from '@/lib/domain/dates'
import { languages, type Language } from '@/lib/domain/languages'
import { articleTypes } from '@/lib/domain/sections'
import { toMatchable } from '@/lib/domain/text'
import { listOf, type SQL } from '../database/list-of'
import { isPostgres, rowsOf, usableRowsOf } from '../database/rows-of'
import { summariesIn, summariesOf } from './summaries'

/** In statements of its own: Payload takes ten times as long for a record, and a page of the site has several lists. */

const newestFirst = sql`a.create_date DESC, a.id DESC`

/** 1 for a course that had dates and has none from today on, as `isOver` of the domain. */
const over = () => sql`CASE WHEN a.type = 'TRAINING' AND (SELECT max(d.last_day) FROM articles_offer_dates d
  WHERE d._parent_id = a.id) < ${dayOf(new Date())} THEN 1 ELSE 0 END`

/** The published articles of a type and a language, or of all that can be read: PostgreSQL has no others. */
function listed({ type, language }: Pick<ArticleQuery, 'type' | 'language'>, onPostgres: boolean): SQL {
  const among = (column: SQL, value: string | undefined, all: readonly string[]) => {
    if (value !== undefined) return sql` AND ${column} = ${value}`
    return onPostgres ? sql`` : sql` AND ${column} IN (${listOf(all)})`
  }
  return sql`a._status = 'published' AND a.deleted_at IS NULL${among(sql`a.type`, type, articleTypes)}${among(
    sql`a.language`,
    language,
    languages,
  )}`
}

const about = (topic: string | undefined) =>
  topic === undefined
    ? sql``
    : sql` AND a.id IN (SELECT r.parent_id FROM articles_rels r JOIN topics t ON t.id = r.topics_id
        WHERE r.path = 'topics' AND t.slug = ${topic} AND t.deleted_at IS NULL)`

export async function listArticles({ search, page, limit, topic, ...of }: ArticleQuery): Promise<Page<ArticleSummary>> {
  const matchable = toMatchable(search)
  const inTitle = matchable ? sql` AND a.title_match LIKE ${`%${matchable}%`}` : sql``
  const from = sql`FROM articles a WHERE ${listed(of, await isPostgres())}${about(topic)}${inTitle}`
  const offset = (page - 1) * limit
  const order = of.type === 'TRAINING' ? sql`${over()}, ${newestFirst}` : newestFirst
  const ids = await rowsOf(
    sql`SELECT a.id ${from} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    z.object({ id: z.coerce.number() }),
  )
  const isLast = ids.length < limit && (ids.length > 0 || page === 1)
  const [items, [counted]] = await Promise.all([
    summariesOf(ids.map(({ id }) => id)),
    isLast ? [] : rowsOf(sql`SELECT count(*) AS total ${from}`, z.object({ total: z.coerce.number() })),
  ])
  return { items, page, limit, total: counted?.total ?? offset + ids.length }
}

export async function articlesBy(person: string, language: Language, limit: number): Promise<ArticleSummary[]> {
  return summariesIn(sql`
    SELECT a.id FROM articles a WHERE ${listed({ type: undefined, language }, await isPostgres())}
      AND a.id IN (SELECT w._parent_id FROM articles_authors w JOIN members m ON m.id = w.member_id
        WHERE COALESCE(NULLIF(m.translation_key, ''), m.slug) = ${person} AND m.deleted_at IS NULL)
    ORDER BY ${newestFirst} LIMIT ${limit}`)
}

const titleRow = z.object({
  slug: z.string(),
  title: z.string().catch(''),
  type: z.enum(articleTypes),
  language: z.enum(languages),
  isOver: z.coerce.number().transform(Boolean),
})

export async function listTitles({ limit, ...of }: TitleQuery): Promise<ArticleTitle[]> {
  const rows = await usableRowsOf(
    sql`SELECT a.slug, a.title, a.type, a.language, ${over()} AS "isOver" FROM articles a
      WHERE ${listed(of, await isPostgres())} ORDER BY ${newestFirst} LIMIT ${limit}`,
    titleRow,
    'the lists',
  )
  return rows.map(({ slug: id, ...row }) => ({ id, ...row }))
}
