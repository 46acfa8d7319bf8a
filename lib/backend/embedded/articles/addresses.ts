import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { AddressPage, ListedArticle } from '@/lib/backend/model'
import { mediaPath } from '@/lib/content/media-address'
import { languages } from '@/lib/domain/languages'
import { articleTypes } from '@/lib/domain/sections'
import { listOf, type SQL } from '../database/list-of'
import { rowsOf, usableRowsOf } from '../database/rows-of'
import { storedDate } from '../database/stored-date'

/**
 * What sitemaps read of articles, in statements of its own: lists also read ratings and reading times, which took
 * minutes for 100,000 articles.
 */

const place = 'the addresses of articles'

const row = z
  .object({
    slug: z.string(),
    title: z.string().nullable(),
    type: z.enum(articleTypes),
    language: z.enum(languages),
    key: z.string(),
    created: storedDate,
    updated: storedDate,
    picture: z.string().nullable(),
  })
  .transform(
    ({ slug, title, type, language, key, created, updated, picture }): ListedArticle => ({
      id: slug,
      title: title ?? '',
      type,
      language,
      translationKey: key,
      createDate: created,
      updatedDate: updated,
      previewImage: picture === null ? undefined : mediaPath(picture),
    }),
  )

const isPublic = sql`a._status = 'published' AND a.deleted_at IS NULL`

const select = (where: SQL) => sql`
  SELECT a.slug, a.title, a.type, a.language, COALESCE(NULLIF(a.translation_key, ''), a.slug) AS key,
    a.create_date AS created, a.updated_at AS updated, m.filename AS picture
  FROM articles a LEFT JOIN media m ON m.id = a.preview_image_id AND m.deleted_at IS NULL WHERE ${isPublic} ${where}`

export async function listAddresses({
  page,
  limit,
}: {
  page: number
  limit: number
}): Promise<AddressPage<ListedArticle>> {
  const items = await usableRowsOf(
    select(sql`ORDER BY a.create_date DESC, a.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`),
    row,
    place,
  )
  const keys = [...new Set(items.map(({ translationKey }) => translationKey))]
  if (keys.length === 0) return { items, translations: [] }
  const translations = await usableRowsOf(
    select(sql`AND (a.translation_key IN (${listOf(keys)})
      OR (COALESCE(a.translation_key, '') = '' AND a.slug IN (${listOf(keys)}))) ORDER BY a.create_date DESC, a.id DESC`),
    row,
    place,
  )
  return { items, translations }
}

export async function addressPages(limit: number): Promise<(Date | undefined)[]> {
  const pages = await rowsOf(
    sql`SELECT part, MAX(changed) AS changed FROM (
        SELECT (row_number() OVER (ORDER BY a.create_date DESC, a.id DESC) - 1) / CAST(${limit} AS INTEGER) AS part,
          CASE WHEN a.updated_at > a.create_date THEN a.updated_at ELSE a.create_date END AS changed
        FROM articles a WHERE ${isPublic}) AS listed GROUP BY part ORDER BY part`,
    z.object({ changed: storedDate }),
  )
  return pages.map(({ changed }) => changed)
}
