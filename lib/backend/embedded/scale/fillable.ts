import { z } from 'zod'
import { Refusal } from '@/lib/operations/refusal'
import type { Bulk } from './bulk'

/** What is asked of a database before it is filled. */
const state = z.tuple([
  z.object({
    name: z.string(),
    /** The mark of a run that was begun. */
    mark: z.string().nullable(),
    accounts: z.coerce.number(),
    requests: z.coerce.number(),
    articles: z.coerce.number(),
  }),
])

/**
 * Throws a Refusal unless the database is called `name`, has nothing but the sample content, whose ids of articles are
 * given, and was never begun to be filled. There is no undo, so a site that is used must not be filled by mistake.
 */
export async function requireFillable(bulk: Bulk, name: string, sampleArticles: readonly string[]): Promise<void> {
  const { rows } = await bulk.query(
    `SELECT current_database() AS name, obj_description('articles'::regclass, 'pg_class') AS mark,
      (SELECT count(*) FROM accounts) AS accounts, (SELECT count(*) FROM consultation_requests) AS requests,
      (SELECT count(*) FROM articles WHERE slug <> ALL ($1)) AS articles`,
    [sampleArticles],
  )
  const [found] = state.parse(rows)
  if (found.name !== name) throw new Refusal(`The database is ${found.name}, not ${name}: --fill has to name it`)
  if (found.mark !== null) throw new Refusal(`This database has a generated site, or a part of one: ${found.mark}`)
  if (found.accounts + found.requests + found.articles > 0)
    throw new Refusal(
      `This database is used: ${found.accounts} accounts, ${found.requests} consultation requests and ${found.articles} articles that are not of the sample content. Fill a new one`,
    )
}

/** Marks a database before anything is added, so that a run that fails is recognised. The schema stays as it is. */
export async function markBegun(bulk: Bulk): Promise<void> {
  await bulk.query(
    `DO $$ BEGIN EXECUTE format('COMMENT ON TABLE articles IS %L', 'npm run scale began at ' || now()); END $$`,
  )
}
