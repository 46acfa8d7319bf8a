import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { dayOf } from '@/lib/domain/dates'

const dayMs = 24 * 60 * 60 * 1000

export const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, i) => dayOf(new Date(now.getTime() - (count - 1 - i) * dayMs)))

const counted = z.coerce.number()
const articles = z.array(z.object({ id: counted, title: z.string().nullable(), views: counted }))
const days = z.array(z.object({ day: z.string(), views: counted }))
const words = z.array(z.object({ words: z.string(), searches: counted }))

export async function readReadership({ db }: Payload, since: string, most: number) {
  const run = async (statement: ReturnType<typeof sql>) =>
    (await db.execute({ drizzle: db.drizzle, sql: statement })).rows
  const [read, byDay, searches] = await Promise.all([
    // The titles of those that are shown, and not of all that were read.
    run(sql`
      SELECT a.id, a.title, v.views FROM (
        SELECT article_id, SUM(views) AS views FROM article_views
        WHERE day >= ${since} AND article_id NOT IN (SELECT id FROM articles WHERE deleted_at IS NOT NULL)
        GROUP BY article_id ORDER BY SUM(views) DESC, article_id LIMIT ${most}) AS v
      JOIN articles a ON a.id = v.article_id ORDER BY v.views DESC, a.id`),
    run(sql`SELECT day, SUM(views) AS views FROM article_views WHERE day >= ${since} GROUP BY day ORDER BY day`),
    run(sql`
      SELECT words, SUM(searches) AS searches FROM empty_searches WHERE day >= ${since}
      GROUP BY words ORDER BY SUM(searches) DESC, words LIMIT ${most}`),
  ])
  return { articles: articles.parse(read), days: days.parse(byDay), searches: words.parse(searches) }
}
