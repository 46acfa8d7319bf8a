import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { AddressPage, ListedMember } from '@/lib/backend/model'
import { mediaPath } from '@/lib/content/media-address'
import { languages } from '@/lib/domain/languages'
import { listOf, type SQL } from '../database/list-of'
import { rowsOf, usableRowsOf } from '../database/rows-of'
import { storedDate } from '../database/stored-date'

/** What sitemaps read of members, in statements of its own: lists also read what profiles show. */

const place = 'the addresses of members'

const row = z
  .object({
    slug: z.string(),
    language: z.enum(languages),
    key: z.string(),
    updated: storedDate,
    photo: z.string().nullable(),
  })
  .transform(
    ({ slug, language, key, updated, photo }): ListedMember => ({
      id: slug,
      language,
      translationKey: key,
      updatedDate: updated,
      photo: photo === null ? undefined : mediaPath(photo),
    }),
  )

const isShown = sql`m.is_hidden IS NOT TRUE AND m.deleted_at IS NULL`

// By id, so that a new member changes only the last file.
const select = (where: SQL) => sql`
  SELECT m.slug, m.language, COALESCE(NULLIF(m.translation_key, ''), m.slug) AS key, m.updated_at AS updated,
    p.filename AS photo
  FROM members m LEFT JOIN media p ON p.id = m.photo_id AND p.deleted_at IS NULL WHERE ${isShown} ${where}`

export async function listMemberAddresses({
  page,
  limit,
}: {
  page: number
  limit: number
}): Promise<AddressPage<ListedMember>> {
  const items = await usableRowsOf(select(sql`ORDER BY m.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`), row, place)
  const keys = [...new Set(items.map(({ translationKey }) => translationKey))]
  if (keys.length === 0) return { items, translations: [] }
  const translations = await usableRowsOf(
    select(sql`AND (m.translation_key IN (${listOf(keys)})
      OR (COALESCE(m.translation_key, '') = '' AND m.slug IN (${listOf(keys)}))) ORDER BY m.id`),
    row,
    place,
  )
  return { items, translations }
}

export async function memberAddressPages(limit: number): Promise<(Date | undefined)[]> {
  const pages = await rowsOf(
    sql`SELECT part, MAX(updated_at) AS changed FROM (
        SELECT (row_number() OVER (ORDER BY m.id) - 1) / CAST(${limit} AS INTEGER) AS part, m.updated_at
        FROM members m WHERE ${isShown}) AS listed GROUP BY part ORDER BY part`,
    z.object({ changed: storedDate }),
  )
  return pages.map(({ changed }) => changed)
}
