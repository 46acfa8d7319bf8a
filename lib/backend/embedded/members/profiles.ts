import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import type { Language } from '@/lib/domain/languages'
import { sharingKey } from '../articles/translations-where'
import { rowsIn } from '../database/rows-in'
import type { Member } from '../payload-types'

export async function profilesOf(req: PayloadRequest, id: number, trashed = false): Promise<Member[]> {
  const { docs } = await req.payload.find({
    collection: 'members',
    where: { mainProfile: { equals: id }, deletedAt: { exists: trashed } },
    sort: 'id',
    trash: true,
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}

export async function profileIn(req: PayloadRequest, id: number, language: Language): Promise<Member | undefined> {
  const member = await req.payload.findByID({ collection: 'members', id, depth: 0, disableErrors: true, req })
  if (!member) return undefined
  const { docs } = await req.payload.find({
    collection: 'members',
    where: { and: [{ language: { equals: language } }, sharingKey(member.translationKey || member.slug)] },
    sort: 'id',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0]
}

const keyOf = (table: string) => sql.raw(`COALESCE(NULLIF(${table}.translation_key, ''), ${table}.slug)`)

/**
 * Makes one person of the profiles that share a translation key: the first of each language, and the Vietnamese one, if
 * there is one, is the person's record. Others stay persons of their own. A profile that alone is in the trash is one
 * too, or it would be in no list.
 */
export async function linkProfiles(req: PayloadRequest, key: string): Promise<void> {
  await rowsIn(
    req,
    sql`WITH ranked AS (
      SELECT id,
        row_number() OVER (PARTITION BY language ORDER BY id) AS place,
        first_value(id) OVER (ORDER BY CASE language WHEN 'vi' THEN 0 WHEN 'en' THEN 1 ELSE 2 END, id) AS main_id
      FROM members WHERE deleted_at IS NULL AND ${keyOf('members')} = ${key})
      UPDATE members SET main_profile_id = (
        SELECT main_id FROM ranked WHERE ranked.id = members.id AND place = 1 AND main_id <> ranked.id)
      WHERE deleted_at IS NULL AND ${keyOf('members')} = ${key}`,
  )
  await rowsIn(
    req,
    sql`UPDATE members SET main_profile_id = NULL
      WHERE deleted_at IS NOT NULL AND main_profile_id IS NOT NULL AND ${keyOf('members')} = ${key}
        AND NOT EXISTS (SELECT 1 FROM members AS main
          WHERE main.id = members.main_profile_id AND main.deleted_at IS NOT NULL)`,
  )
}

/** Gives every profile the place of its person, once staff decide on the order: before, each language had its own. */
export const alignOrder = (req: PayloadRequest): Promise<unknown> =>
  rowsIn(
    req,
    sql`UPDATE members SET _order = (SELECT main._order FROM members AS main WHERE main.id = members.main_profile_id)
      WHERE main_profile_id IS NOT NULL`,
  )

/** After a profile was changed elsewhere: a form of the person that was opened before shows the old one. */
export const renewRevision = (req: PayloadRequest, id: number, revision: string): Promise<unknown> =>
  rowsIn(req, sql`UPDATE members SET revision = ${revision} WHERE id = ${id}`)
