import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { Language } from '@/lib/domain/languages'
import { rowsOf } from '../database/rows-of'

/**
 * The ids of the first members among whom are all leaders of a language (`isLeader`), in the order set by staff, at most
 * `limit`. A statement of its own: Payload would join each member with their posts.
 */
export async function leaderIds(language: Language, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    sql`SELECT m.slug FROM members m
      WHERE m.language = ${language} AND m.is_show IS TRUE AND m.is_hidden IS NOT TRUE AND m.deleted_at IS NULL
        AND m.id IN (SELECT p._parent_id FROM members_posts p
          WHERE p.department = 'BOARD_OF_DIRECTORS' OR p.role IN ('GROUP_PRESIDENT', 'ROOM_PRESIDENT'))
      ORDER BY m._order, m.id LIMIT ${limit}`,
    z.object({ slug: z.string() }),
  )
  return rows.map(({ slug }) => slug)
}
