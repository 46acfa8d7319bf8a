import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rowsIn } from '../database/rows-in'
import { inTransaction } from '../database/transaction'
import { afterCheck, brokenLink, linkProblem, type BrokenLink } from './link-rules'

export async function storeChecked(
  payload: Payload,
  article: number,
  result: ReadonlyMap<string, BrokenLink['problem']>,
  today: string,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    const rows = await rowsIn(
      req,
      sql`SELECT address, problem, since, seen, days FROM broken_links WHERE article_id = ${article}`,
    )
    await rowsIn(req, sql`DELETE FROM broken_links WHERE article_id = ${article}`)
    for (const link of afterCheck(z.array(brokenLink).parse(rows), result, today))
      await rowsIn(
        req,
        sql`INSERT INTO broken_links (article_id, address, problem, since, seen, days)
          SELECT id, ${link.address}, ${link.problem}, ${link.since}, ${link.seen}, CAST(${link.days} AS integer)
          FROM articles WHERE id = ${article}`,
      )
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

export async function brokenLinks(
  payload: Payload,
  most: number,
): Promise<{ links: z.infer<typeof listed>; total: number }> {
  const links = listed.parse(
    await rowsIn(
      { payload },
      sql`SELECT a.id, a.title, b.address, b.problem, b.since ${shown} ORDER BY b.since DESC, a.id LIMIT ${most}`,
    ),
  )
  const [counted] = z
    .array(z.object({ total: z.coerce.number() }))
    .parse(await rowsIn({ payload }, sql`SELECT COUNT(*) AS total ${shown}`))
  return { links, total: counted?.total ?? 0 }
}
