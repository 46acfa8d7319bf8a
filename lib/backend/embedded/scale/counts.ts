import { filling, type Bulk } from './bulk'

/** Days of which the site keeps the views of articles, and the articles that are read on one of them. */
const [viewDays, readADay] = [400, 500]

/** Actions of staff that the log has. */
const activities = 100_000

/** Adds what the site counts: the views of articles by day, its own views, and the log of staff. */
export async function addCounts(bulk: Bulk, share: number): Promise<void> {
  await filling(bulk, 'article_views', async () => {
    await bulk.query(
      `INSERT INTO article_views (day, article_id, views)
        SELECT day, id, 1 + count(*) FROM (
          SELECT to_char(now() - day * interval '1 day', 'YYYY-MM-DD') AS day,
            1 + floor((SELECT count(*) FROM places) * power(random(), 2.3))::bigint AS place
          FROM generate_series(0, ${viewDays - 1}) AS day,
            generate_series(1, ${Math.max(1, Math.round(readADay * share))}) AS read) AS wanted
        JOIN places USING (place) GROUP BY day, id`,
    )
  })
  await bulk.query(
    `INSERT INTO website_views (day, views)
      SELECT to_char(now() - day * interval '1 day', 'YYYY-MM-DD'), 500 + day % 700 FROM generate_series(1, 3650) AS day
      ON CONFLICT (day) DO NOTHING`,
  )
  await filling(bulk, 'activities', async () => {
    await bulk.query(
      `INSERT INTO activities (who, what, area, record, title, created_at, updated_at)
        SELECT 'ILC', (enum_range(NULL::enum_activities_what))[1], 'articles', id::text, title, created_at, updated_at
        FROM articles ORDER BY id DESC LIMIT ${activities}`,
    )
  })
}
