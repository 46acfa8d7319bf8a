import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { dayOf } from '@/lib/domain/dates'

const dayMs = 24 * 60 * 60 * 1000

/** The last days in Hanoi, the earliest first, today included. */
export const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, i) => dayOf(new Date(now.getTime() - (count - 1 - i) * dayMs)))

const counted = z.coerce.number()
const articles = z.array(z.object({ id: counted, title: z.string().nullable(), views: counted }))
const days = z.array(z.object({ day: z.string(), views: counted }))
const words = z.array(z.object({ words: z.string(), searches: counted }))

/** What visitors read since a day, and searched for in vain. Lists of at most `most`, the most frequent first. */
export async function readReadership({ db }: Payload, since: string, most: number) {
  const run = async (statement: ReturnType<typeof sql>) =>
    (await db.execute({ drizzle: db.drizzle, sql: statement })).rows
  return {
    articles: articles.parse(
      await run(sql`
        SELECT a.id, a.title, SUM(v.views) AS views FROM article_views v JOIN articles a ON a.id = v.article_id
        WHERE v.day >= ${since} AND a.deleted_at IS NULL
        GROUP BY a.id, a.title ORDER BY SUM(v.views) DESC, a.id LIMIT ${most}`),
    ),
    days: days.parse(
      await run(
        sql`SELECT day, SUM(views) AS views FROM article_views WHERE day >= ${since} GROUP BY day ORDER BY day`,
      ),
    ),
    searches: words.parse(
      await run(sql`
        SELECT words, SUM(searches) AS searches FROM empty_searches WHERE day >= ${since}
        GROUP BY words ORDER BY SUM(searches) DESC, words LIMIT ${most}`),
    ),
  }
}
