import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { textsByKey } from '@/lib/domain/citations/resolve'
import { isOutdated, stateOn } from '@/lib/domain/legal-texts'
import { rowsOf } from '../database/rows-of'
import { newestCiting, notPublic, totalsOf, type Listed } from './citing-articles'
import { findLegalTexts, textsThatEnd } from './legal-texts'

export interface UnknownNumber {
  number: string
  articles: Listed[]
  total: number
}

export interface OutdatedText extends UnknownNumber {
  title: string
  replacedBy: string | undefined
}

const maxArticles = 5

export async function outdatedTexts(day: string, most: number): Promise<OutdatedText[]> {
  const outdated = (await textsThatEnd()).filter((text) => isOutdated(stateOn(text, day)))
  // A key that another text has too leads to neither.
  const byKey = textsByKey(await findLegalTexts(outdated.flatMap((text) => text.keys)))
  const groups = outdated.map((text) => ({
    text,
    of: text.id,
    keys: text.keys.filter((key) => byKey.get(key)?.id === text.id),
  }))
  const totals = await totalsOf(groups)
  const shown = groups
    .map(({ text, of, keys }) => ({ text, keys, total: totals.get(of) ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, most)
  return Promise.all(
    shown.map(async ({ text, keys, total }) => ({
      number: text.number,
      title: text.title.vi,
      replacedBy: text.replacedBy?.number,
      articles: await newestCiting(keys, maxArticles),
      total,
    })),
  )
}

/** The register is searched for keys, of which there are few, and not for citations. */
const unknownKeys = () =>
  rowsOf(
    sql`
      WITH counted AS (
        SELECT cited, number, COUNT(*) AS total FROM article_citations WHERE number IS NOT NULL GROUP BY cited, number),
      taken AS (
        SELECT cited, number, COUNT(*) AS total FROM article_citations
        WHERE number IS NOT NULL AND article_id IN (${notPublic}) GROUP BY cited, number)
      SELECT c.cited, c.number, c.total - COALESCE(taken.total, 0) AS total
      FROM counted c LEFT JOIN taken ON taken.cited = c.cited AND taken.number = c.number
      WHERE NOT EXISTS (
        SELECT 1 FROM legal_texts_texts k JOIN legal_texts t ON t.id = k.parent_id
        WHERE k.path = 'keys' AND k.text = c.cited AND t.deleted_at IS NULL)
      -- A number without a year that is cited without its date leads nowhere, but the register may have it.
      AND (c.number LIKE '%/____/%' OR NOT EXISTS (
        SELECT 1 FROM legal_texts t WHERE t.number = c.number AND t.deleted_at IS NULL))`,
    z.object({ cited: z.string(), number: z.string(), total: z.coerce.number() }),
  )

export async function unknownNumbers(most: number): Promise<UnknownNumber[]> {
  const numbers = [...Map.groupBy(await unknownKeys(), ({ number }) => number)]
    .map(([number, keys]) => ({
      of: number,
      keys: keys.map(({ cited }) => cited),
      total: keys.reduce((sum, { total }) => sum + total, 0),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.of < b.of ? -1 : 1))
    .slice(0, most)
  // An article may cite a number by several keys, as a law and without saying what it is.
  const totals = await totalsOf(numbers.filter(({ keys }) => keys.length > 1))
  return Promise.all(
    numbers.map(async ({ of, keys, total }) => ({
      number: of,
      total: totals.get(of) ?? total,
      articles: await newestCiting(keys, maxArticles),
    })),
  )
}
