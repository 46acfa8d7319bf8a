import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { countedRating, type Rating } from '@/lib/domain/ratings'
import { byBlocked } from '../comments/comment-rows'
import { listOfIds } from '../database/list-of'
import { rowsOf } from '../database/rows-of'

export async function ratingsOf(articleIds: readonly number[]): Promise<Map<number, Rating>> {
  const rows = await rowsOf(
    sql`SELECT article_id AS article, COALESCE(value, '') AS value, count(*) AS count FROM interacted_articles
      WHERE type = 'RATE' AND state = 'SHOWN' AND article_id IN (${listOfIds(articleIds)}) AND id NOT IN ${byBlocked}
      GROUP BY article_id, value`,
    z.object({ article: z.coerce.number(), value: z.string(), count: z.coerce.number() }),
  )
  const byArticle = Map.groupBy(rows, ({ article }) => article)
  return new Map(articleIds.map((id) => [id, countedRating(byArticle.get(id) ?? [])]))
}
