import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { textsByKey } from '@/lib/domain/citations/resolve'
import { isOutdated, stateOn } from '@/lib/domain/legal-texts'
import { listOf } from '../database/list-of'
import { findLegalTexts, textsThatEnd } from './legal-texts'

/** An article as staff find it. */
interface Listed {
  id: number
  title: string
}

/** An outdated text of law, and the published articles that cite it. */
export interface OutdatedText {
  number: string
  title: string
  /** The number of the text that replaces it. */
  replacedBy: string | undefined
  articles: Listed[]
  total: number
}

/** A number that the register does not have, and the published articles that cite it. */
export interface UnknownNumber {
  number: string
  articles: Listed[]
  total: number
}

const rows = z.array(z.object({ cited: z.string(), id: z.coerce.number(), title: z.string().nullable() }))

/** Articles that are named of each text. */
const mostArticles = 5

const published = sql.raw(`a._status = 'published' AND a.deleted_at IS NULL`)

async function articlesByKey({ db }: Payload, keys: readonly string[]): Promise<Map<string, Listed[]>> {
  if (keys.length === 0) return new Map()
  const statement = sql`
    SELECT c.cited, a.id, a.title FROM article_citations c JOIN articles a ON a.id = c.article_id
    WHERE ${published} AND c.cited IN (${listOf(keys)}) ORDER BY a.create_date DESC, a.id DESC`
  const found = rows.parse((await db.execute({ drizzle: db.drizzle, sql: statement })).rows)
  const byKey = Map.groupBy(found, ({ cited }) => cited)
  return new Map([...byKey].map(([key, list]) => [key, list.map(({ id, title }) => ({ id, title: title ?? '' }))]))
}

/** Each article once, in the order of the lists. */
const distinct = (lists: readonly Listed[][]): Listed[] => [
  ...new Map(lists.flat().map((one) => [one.id, one])).values(),
]

/** Texts that are expired or replaced on a day, yyyy-MM-dd, and that published articles cite: at most `most`. */
export async function outdatedTexts(payload: Payload, day: string, most: number): Promise<OutdatedText[]> {
  const outdated = (await textsThatEnd()).filter((text) => isOutdated(stateOn(text, day)))
  const keys = outdated.flatMap((text) => text.keys)
  // A key that another text has too leads to neither.
  const byKey = textsByKey(await findLegalTexts(keys))
  const articles = await articlesByKey(payload, [...byKey.keys()])
  return outdated
    .map((text) => {
      const own = text.keys.filter((key) => byKey.get(key)?.id === text.id)
      const citing = distinct(own.map((key) => articles.get(key) ?? []))
      return {
        number: text.number,
        title: text.title.vi,
        replacedBy: text.replacedBy?.number,
        articles: citing.slice(0, mostArticles),
        total: citing.length,
      }
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, most)
}

const unknown = z.array(z.object({ number: z.string(), total: z.coerce.number() }))

/** Numbers that published articles cite and the register does not have, the most frequent first, at most `most`. */
export async function unknownNumbers(payload: Payload, most: number): Promise<UnknownNumber[]> {
  const { db } = payload
  const run = async (statement: ReturnType<typeof sql>) =>
    (await db.execute({ drizzle: db.drizzle, sql: statement })).rows
  // A number without a year that is cited without its date leads nowhere, but the register may have it.
  const missing = sql`
    c.number IS NOT NULL AND ${published} AND NOT EXISTS (
      SELECT 1 FROM legal_texts_texts k JOIN legal_texts t ON t.id = k.parent_id
      WHERE k.path = 'keys' AND k.text = c.cited AND t.deleted_at IS NULL)
    AND (c.number LIKE '%/____/%' OR NOT EXISTS (
      SELECT 1 FROM legal_texts t WHERE t.number = c.number AND t.deleted_at IS NULL))`
  const numbers = unknown.parse(
    await run(sql`
      SELECT c.number, COUNT(DISTINCT a.id) AS total FROM article_citations c JOIN articles a ON a.id = c.article_id
      WHERE ${missing} GROUP BY c.number ORDER BY total DESC, c.number LIMIT ${most}`),
  )
  if (numbers.length === 0) return []
  const named = listOf(numbers.map(({ number }) => number))
  const found = rows.parse(
    await run(sql`
      SELECT DISTINCT c.number AS cited, a.id, a.title FROM article_citations c JOIN articles a ON a.id = c.article_id
      WHERE ${missing} AND c.number IN (${named}) ORDER BY a.id DESC`),
  )
  const byNumber = Map.groupBy(found, ({ cited }) => cited)
  return numbers.map(({ number, total }) => ({
    number,
    total,
    articles: (byNumber.get(number) ?? []).slice(0, mostArticles).map(({ id, title }) => ({ id, title: title ?? '' })),
  }))
}
