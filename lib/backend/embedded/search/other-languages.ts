import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { FoundArticles, SearchQuery } from '@/lib/backend/model'
import { languages, type Language } from '@/lib/domain/languages'
import { isUnaccentedSyllable } from '@/lib/domain/query-understanding/syllables'
import { understand, type Understanding } from '@/lib/domain/query-understanding/understand'
import { isHan, queryWords } from '@/lib/domain/search'
import { listOf, listOfIds } from '../database/list-of'
import { isPostgres, rowsOf } from '../database/rows-of'
import { accented } from './candidates'
import { mostOf } from './partly-found'
import { withinFilters } from './search-filters'
import { idsFor, pageOf, plainly } from './search-once'
import { areInText } from './find-in-text'
import { inText, isPublic } from './statements'

/** Articles in another language of which the translations are looked for. */
const mostTranslated = 30

const row = z.object({ id: z.coerce.number(), key: z.string() })

const keyColumn = sql`coalesce(nullif(translation_key, ''), slug) AS key`

/** The translations of articles in another language, in that order. */
async function translationsOf(found: number[], asked: SearchQuery): Promise<FoundArticles | undefined> {
  if (found.length === 0) return undefined
  const sources = found.slice(0, mostTranslated)
  const others = await rowsOf(sql`SELECT id, ${keyColumn} FROM articles WHERE id IN (${listOfIds(sources)})`, row)
  const keys = sources.flatMap((id) => others.filter((each) => each.id === id).map(({ key }) => key))
  const named = listOf(keys)
  // Each half has an index; one condition with OR has none, and with the language the databases take that of languages.
  const rows = await rowsOf(
    sql`SELECT id, ${keyColumn} FROM articles WHERE id IN (
        SELECT id FROM articles WHERE translation_key IN (${named})
        UNION SELECT id FROM articles WHERE slug IN (${named}) AND deleted_at IS NULL)
      AND ${isPublic(asked.language)}${withinFilters(asked)}`,
    row,
  )
  const ids = keys.flatMap((key) => rows.filter((each) => each.key === key).map(({ id }) => id))
  return ids.length > 0 ? pageOf(ids, asked) : undefined
}

/** Other languages that a query may be in, by its letters. */
const othersOf = ({ query, language }: SearchQuery): Language[] => {
  const words = queryWords(query)
  const isChinese = words.some(isHan)
  const isVietnamese = accented(query).length > 0 || (words.length > 1 && words.every(isUnaccentedSyllable))
  return languages.filter(
    (each) => each !== language && (each === 'zh') === isChinese && !(each === 'en' && isVietnamese),
  )
}

/** A query as it is understood in another language. */
interface UnderstoodIn {
  from: Language
  wanted: Understanding | undefined
}

/** A query as it is understood in each other language that it may be in: for both searches below. */
export const understoodInOthers = (asked: SearchQuery): UnderstoodIn[] =>
  othersOf(asked).map((from) => ({ from, wanted: understand(asked.query, from).widened }))

/** What a query finds whose words stand in the articles of another language: their translations. */
export async function searchOtherLanguages(
  asked: SearchQuery,
  others: readonly UnderstoodIn[],
): Promise<FoundArticles | undefined> {
  const words = queryWords(asked.query)
  if (words.length === 0) return undefined
  const onPostgres = await isPostgres()
  const isFound = await areInText(
    others.map(({ from, wanted }) => inText(wanted?.required ?? plainly(words), { language: from, onPostgres })),
    onPostgres,
  )
  for (const { from, wanted } of others.filter((_, i) => isFound[i])) {
    const found = await translationsOf(await idsFor(asked.query, wanted, { ...asked, language: from }), asked)
    if (found) return found
  }
  return undefined
}

/** The same for a query of which most words stand in the articles of another language. */
export async function searchOtherLanguagesPartly(
  asked: SearchQuery,
  others: readonly UnderstoodIn[],
): Promise<FoundArticles | undefined> {
  for (const { from, wanted: understood } of others) {
    const required = understood?.required ?? plainly(queryWords(asked.query))
    const partly = await mostOf(required, asked.query, { language: from })
    // What has all words was found before, and has no translations.
    if (partly?.atLeast === partly?.required && partly?.required.length === required.length) continue
    const wanted = partly && { isRewritten: false, isAmbiguous: false, ...partly }
    const found =
      wanted && (await translationsOf(await idsFor(wanted.text, wanted, { ...asked, language: from }), asked))
    if (found) return { ...found, understood: wanted.text }
  }
  return undefined
}
