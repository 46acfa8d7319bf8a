import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { AddressPage, ListedArticle, ListedMember } from '@/lib/backend/model'
import { mediaPath } from '@/lib/content/media-address'
import { languages } from '@/lib/domain/languages'
import { articleTypes } from '@/lib/domain/sections'
import { listOf, type SQL } from './database/list-of'
import { rowsOf, usableRowsOf } from './database/rows-of'
import { storedDate } from './database/stored-date'

/**
 * What sitemaps read of articles and members, in statements of its own: lists also read ratings and reading times, which
 * took minutes for 100,000 articles.
 */

interface Addresses<T> {
  place: string
  /** Of the records `r` and their images `m`. */
  columns: SQL
  table: SQL
  imageId: SQL
  isPublic: SQL
  order: SQL
  changed: SQL
  row: z.ZodType<T>
}

const key = sql`COALESCE(NULLIF(r.translation_key, ''), r.slug)`

const shared = { slug: z.string(), language: z.enum(languages), translationKey: z.string(), updatedDate: storedDate }

const image = z
  .string()
  .nullable()
  .transform((filename) => (filename === null ? undefined : mediaPath(filename)))

const ofArticles: Addresses<ListedArticle> = {
  place: 'the addresses of articles',
  columns: sql`r.title, r.type, r.create_date AS "createDate"`,
  table: sql`articles`,
  imageId: sql`r.preview_image_id`,
  isPublic: sql`r._status = 'published' AND r.deleted_at IS NULL`,
  order: sql`r.create_date DESC, r.id DESC`,
  changed: sql`CASE WHEN r.updated_at > r.create_date THEN r.updated_at ELSE r.create_date END`,
  row: z
    .object({ ...shared, title: z.string().nullable(), type: z.enum(articleTypes), createDate: storedDate, image })
    .transform(({ slug, title, image: previewImage, ...row }) => ({
      ...row,
      id: slug,
      title: title ?? '',
      previewImage,
    })),
}

const ofMembers: Addresses<ListedMember> = {
  place: 'the addresses of members',
  columns: sql`r.id`,
  table: sql`members`,
  imageId: sql`r.photo_id`,
  isPublic: sql`r.is_hidden IS NOT TRUE AND r.deleted_at IS NULL`,
  // So that a new member changes only the last file.
  order: sql`r.id`,
  changed: sql`r.updated_at`,
  row: z.object({ ...shared, image }).transform(({ slug, image: photo, ...row }) => ({ ...row, id: slug, photo })),
}

interface Paging {
  page: number
  limit: number
}

const listing =
  <T extends { translationKey: string }>({ place, columns, table, imageId, isPublic, order, row }: Addresses<T>) =>
  async ({ page, limit }: Paging): Promise<AddressPage<T>> => {
    const select = (rest: SQL) =>
      usableRowsOf(
        sql`SELECT ${columns}, r.slug, r.language, ${key} AS "translationKey", r.updated_at AS "updatedDate",
            m.filename AS image
          FROM ${table} r LEFT JOIN media m ON m.id = ${imageId} AND m.deleted_at IS NULL WHERE ${isPublic} ${rest}`,
        row,
        place,
      )
    const items = await select(sql`ORDER BY ${order} LIMIT ${limit} OFFSET ${(page - 1) * limit}`)
    if (items.length === 0) return { items, translations: [] }
    const keys = listOf([...new Set(items.map(({ translationKey }) => translationKey))])
    const translations = await select(
      sql`AND (r.translation_key IN (${keys}) OR (COALESCE(r.translation_key, '') = '' AND r.slug IN (${keys})))
        ORDER BY ${order}`,
    )
    return { items, translations }
  }

const paging =
  ({ table, isPublic, order, changed }: Addresses<unknown>) =>
  async (limit: number): Promise<(Date | undefined)[]> => {
    const pages = await rowsOf(
      sql`SELECT part, MAX(changed) AS changed FROM (
        SELECT (row_number() OVER (ORDER BY ${order}) - 1) / CAST(${limit} AS INTEGER) AS part, ${changed} AS changed
        FROM ${table} r WHERE ${isPublic}) AS listed GROUP BY part ORDER BY part`,
      z.object({ changed: storedDate }),
    )
    return pages.map((each) => each.changed)
  }

export const listAddresses = listing(ofArticles)
export const addressPages = paging(ofArticles)
export const listMemberAddresses = listing(ofMembers)
export const memberAddressPages = paging(ofMembers)
