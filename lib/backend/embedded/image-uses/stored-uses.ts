import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { fold } from '@/lib/domain/text'
import { listOf } from '../database/list-of'
import { rowsIn } from '../database/rows-in'

/** Which records use which images, written at each save: searching texts would read the whole database. */

/** A record that uses an image: a collection and the record's id in it, or a global, whose only record is 0. */
export interface UsingRecord {
  kind: string
  id: number
  title: string
  isInTrash: boolean
}

/** Rows per statement. Databases limit the number of parameters. */
const rowsAtOnce = 100

const longestTitle = 300

export async function storeUses(
  req: PayloadRequest,
  { kind, id, title, isInTrash }: UsingRecord,
  images: readonly number[],
): Promise<void> {
  const shown = title.normalize('NFC').slice(0, longestTitle)
  await rowsIn(req, sql`DELETE FROM picture_uses WHERE kind = ${kind} AND record_id = ${id}`)
  for (let i = 0; i < images.length; i += rowsAtOnce) {
    const rows = images
      .slice(i, i + rowsAtOnce)
      .map((image) => sql`(${image}, ${kind}, ${id}, ${shown}, ${fold(shown)}, ${isInTrash ? 1 : 0})`)
    await rowsIn(
      req,
      sql`INSERT INTO picture_uses (picture_id, kind, record_id, title, title_folded, in_trash) VALUES ${listOf(rows)}`,
    )
  }
}

const stored = z.array(
  z
    .object({ kind: z.string(), record_id: z.coerce.number(), title: z.string(), in_trash: z.coerce.number() })
    .transform(
      ({ kind, record_id, title, in_trash }): UsingRecord => ({
        kind,
        id: record_id,
        title,
        isInTrash: in_trash === 1,
      }),
    ),
)
const counted = z.tuple([z.object({ total: z.coerce.number(), trashed: z.coerce.number() })])

export async function usesOf(
  req: PayloadRequest,
  image: number,
  most: number,
): Promise<{ uses: UsingRecord[]; total: number; live: number }> {
  const rows = await rowsIn(
    req,
    sql`SELECT kind, record_id, title, in_trash FROM picture_uses WHERE picture_id = ${image}
      ORDER BY in_trash, kind, title, record_id LIMIT ${most}`,
  )
  const [{ total, trashed }] = counted.parse(
    await rowsIn(
      req,
      sql`SELECT count(*) AS total, coalesce(sum(in_trash), 0) AS trashed FROM picture_uses
        WHERE picture_id = ${image}`,
    ),
  )
  return { uses: stored.parse(rows), total, live: total - trashed }
}

const ids = z.array(z.object({ id: z.coerce.number() })).transform((rows) => rows.map(({ id }) => id))

const maxFound = 1000

export async function imagesUsedIn(req: PayloadRequest, words: string): Promise<number[]> {
  const all = fold(words)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 20)
    .map((word) => sql`title_folded LIKE ${`%${word.replace(/[%_\\]/g, '')}%`}`)
  if (all.length === 0) return []
  return ids.parse(
    await rowsIn(
      req,
      sql`SELECT DISTINCT picture_id AS id FROM picture_uses WHERE ${sql.join(all, sql` AND `)}
        ORDER BY picture_id DESC LIMIT ${maxFound}`,
    ),
  )
}

export async function deleteUses(req: PayloadRequest, kind: string, id: number): Promise<void> {
  await rowsIn(req, sql`DELETE FROM picture_uses WHERE kind = ${kind} AND record_id = ${id}`)
}

/** Forgets where a deleted image was used: SQLite may give its id to another one. */
export async function forgetImage(req: PayloadRequest, image: number): Promise<void> {
  await rowsIn(req, sql`DELETE FROM picture_uses WHERE picture_id = ${image}`)
}

/** Version of what is noted. Increment it when records that are stored already would give other uses. */
export const usesVersion = 1
