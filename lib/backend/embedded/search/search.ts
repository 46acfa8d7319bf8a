import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { FoundArticles, SearchQuery } from '@/lib/backend/model'
import { languages, type Language } from '@/lib/domain/languages'
import { readQuery } from '@/lib/domain/search/read-query'
import { score, type Scored } from '@/lib/domain/search/score'
import { correctedQuery, type Vocabulary } from '@/lib/domain/search/vocabulary'
import { withListedWords, type WordTable } from '@/lib/domain/search/word-list'
import { isHan } from '@/lib/domain/search/words'
import { candidatesFor } from './candidates'
import type { ListedWords } from './listed-words'
import { vocabularyIn } from './site-vocabulary'
import { pageOf, titlesWith } from './titles'
import { listOf, listOfIds } from '../database/list-of'
import { rowsOf } from '../database/rows-of'
import { isPublic } from './index-query'
import { withinFilters } from './search-filters'

const row = z.object({ id: z.coerce.number(), key: z.string() })

const keyColumn = sql`coalesce(nullif(translation_key, ''), slug) AS key`

async function translationsOf(sources: readonly number[], requested: SearchQuery): Promise<number[]> {
  if (sources.length === 0) return []
  const others = await rowsOf(sql`SELECT id, ${keyColumn} FROM articles WHERE id IN (${listOfIds(sources)})`, row)
  const keys = sources.flatMap((id) => others.filter((each) => each.id === id).map(({ key }) => key))
  const named = listOf(keys)
  // Each half has an index; one condition with OR has none, and with the language the databases take that of languages.
  const rows = await rowsOf(
    sql`SELECT id, ${keyColumn} FROM articles WHERE id IN (
        SELECT id FROM articles WHERE translation_key IN (${named})
        UNION SELECT id FROM articles WHERE slug IN (${named}) AND deleted_at IS NULL)
      AND ${isPublic(requested.language)}${withinFilters(requested)}`,
    row,
  )
  return keys.flatMap((key) => rows.filter((each) => each.key === key).map(({ id }) => id))
}

const maxTranslated = 30

interface Ranked {
  ids: number[]
  related: number[]
  corrected?: string
}

const split = (scored: readonly Scored[]): Ranked => ({
  ids: scored.filter(({ place }) => place === 'fits').map(({ id }) => id),
  related: scored.filter(({ place }) => place === 'related').map(({ id }) => id),
})

export interface Reading {
  typed: string
  table: WordTable
  vocabulary: Vocabulary
}

export async function readingOf(query: string, language: Language, listed: Promise<ListedWords>): Promise<Reading> {
  const [tableOf, vocabulary] = await Promise.all([listed, vocabularyIn(language)])
  const table = tableOf(language)
  return { typed: withListedWords(query, language, table), table, vocabulary }
}

async function rank(query: string, requested: SearchQuery, { table, vocabulary }: Reading): Promise<Ranked> {
  const read = readQuery(query, requested.language, table)
  return split(score(await candidatesFor(read, requested, vocabulary), query, read, vocabulary.total))
}

async function ranked(requested: SearchQuery, reading: Reading): Promise<Ranked> {
  const { typed, table, vocabulary } = reading
  const result = await rank(typed, requested, reading)
  if (result.ids.length > 0) return result
  const corrected = correctedQuery(typed, requested.language, table, vocabulary)
  if (corrected === typed) return result
  const meant = await rank(corrected, requested, reading)
  const isBetter = meant.ids.length > 0 || (result.related.length === 0 && meant.related.length > 0)
  return isBetter ? { ...meant, corrected } : result
}

async function translated(requested: SearchQuery, listed: Promise<ListedWords>): Promise<number[]> {
  const isChinese = Array.from(requested.query).some(isHan)
  for (const language of languages) {
    if (language === requested.language || (language === 'zh') !== isChinese) continue
    const reading = await readingOf(requested.query, language, listed)
    const { ids } = await rank(reading.typed, { ...requested, language }, reading)
    const results = await translationsOf(ids.slice(0, maxTranslated), requested)
    if (results.length > 0) return results
  }
  return []
}

/**
 * Published articles of a language that fit a query, best first, and on the first page those that are related
 * (spec 5, product decisions 2, docs/adr/0030). A query for which nothing fits is searched with wrong words corrected,
 * then in the other languages, then within the words of titles.
 */
export async function searchArticles(requested: SearchQuery, listed: Promise<ListedWords>): Promise<FoundArticles> {
  const { ids, related, corrected } = await ranked(
    requested,
    await readingOf(requested.query, requested.language, listed),
  )
  const others = ids.length > 0 ? ids : await translated(requested, listed)
  const result = await pageOf(others.length > 0 ? others : await titlesWith(requested), requested)
  const beside = requested.page === 1 && !requested.brief ? related.filter((id) => !others.includes(id)) : []
  return {
    ...result,
    ...(beside.length > 0 && { related: (await pageOf(beside, { ...requested, limit: beside.length })).items }),
    ...(ids.length + beside.length > 0 && corrected !== undefined && { understood: corrected }),
  }
}
