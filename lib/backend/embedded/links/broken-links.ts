import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { inTransaction, transactionOf } from '../database/transaction'
import { afterCheck, brokenLink, linkProblem, type BrokenLink } from './link-rules'

/** Stores what a check of an article's links has found. The article may have been deleted meanwhile: nothing is stored. */
export async function storeChecked(
  payload: Payload,
  article: number,
  found: ReadonlyMap<string, BrokenLink['problem']>,
  today: string,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    const drizzle = await transactionOf(req)
    const run = (statement: ReturnType<typeof sql>) => payload.db.execute({ drizzle, sql: statement })
    const { rows } = await run(
      sql`SELECT address, problem, since, seen, days FROM broken_links WHERE article_id = ${article}`,
    )
    await run(sql`DELETE FROM broken_links WHERE article_id = ${article}`)
    for (const link of afterCheck(z.array(brokenLink).parse(rows), found, today))
      await run(sql`
        INSERT INTO broken_links (article_id, address, problem, since, seen, days)
        SELECT id, ${link.address}, ${link.problem}, ${link.since}, ${link.seen}, CAST(${link.days} AS integer)
        FROM articles WHERE id = ${article}`)
  })
}

const listed = z.array(
  z.object({
    id: z.coerce.number(),
    title: z.string().nullable(),
    address: z.string(),
    problem: linkProblem,
    since: z.string(),
  }),
)

/** Broken links that staff should see: a host that was away in one night only is none. */
const shown = sql.raw(`
  FROM broken_links b JOIN articles a ON a.id = b.article_id
  WHERE a._status = 'published' AND a.deleted_at IS NULL AND (b.problem IN ('GONE', 'CLOSED') OR b.days >= 2)`)

/** Broken links of published articles, the newest first, at most `most`, and how many there are. */
export async function brokenLinks(
  { db }: Payload,
  most: number,
): Promise<{ links: z.infer<typeof listed>; total: number }> {
  const run = async (statement: ReturnType<typeof sql>) =>
    (await db.execute({ drizzle: db.drizzle, sql: statement })).rows
  const links = listed.parse(
    await run(
      sql`SELECT a.id, a.title, b.address, b.problem, b.since ${shown} ORDER BY b.since DESC, a.id LIMIT ${most}`,
    ),
  )
  const [counted] = z
    .array(z.object({ total: z.coerce.number() }))
    .parse(await run(sql`SELECT COUNT(*) AS total ${shown}`))
  return { links, total: counted?.total ?? 0 }
}
