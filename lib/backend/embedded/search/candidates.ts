import { sql } from '@payloadcms/db-sqlite'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { SearchQuery } from '@/lib/backend/model'
import type { ReadQuery } from '@/lib/domain/search/read-query'
import { candidateOf, type Candidate } from '@/lib/domain/search/score'
import { inTitle } from '@/lib/domain/search/title-words'
import type { Vocabulary } from '@/lib/domain/search/vocabulary'
import type { Word } from '@/lib/domain/search/words'
import { articleTypes } from '@/lib/domain/sections'
import { listOfIds } from '../database/list-of'
import { isPostgres, rowsOf } from '../database/rows-of'
import { inIndex, type Wanted } from './index-query'
import { newestInIndex } from './newest-in-index'
import { indexedWithinYear } from './search-filters'

const maxCandidates = 200
const maxOfOne = 100
/** Candidates whose texts are read. If there are more than `maxCandidates`, the best of them come first. */
const [maxTexts, maxBestTexts] = [120, 50]

const common = 0.05

const inText = ({ written }: Word) => written
const inTitles = ({ folded }: Word) => inTitle(folded)

/** Words that follow each other, as titles have them: "==hop=dong". */
const pairsOf = (expected: Wanted): Word[][] =>
  [
    ...expected.map(([typed]) => typed?.[0]),
    undefined,
    ...expected.flatMap((choices) => choices.slice(1).flatMap((words) => [...words, undefined])),
  ].flatMap((word, i, all) => {
    const before = all[i - 1]
    const pair = word && before ? `${before.folded}=${word.folded}` : undefined
    return pair === undefined ? [] : [[{ written: pair, folded: pair }]]
  })

/**
 * Ids of articles that have something of what is sought. If there are more than `maxCandidates`: those with all of it in the
 * title, with all of it, with pairs of it in the title, with its rare words, and the newest.
 */
async function idsFor(
  { required }: ReadQuery,
  requested: SearchQuery,
  { words, texts }: Vocabulary,
): Promise<number[]> {
  if (required.length === 0) return []
  const onPostgres = await isPostgres()
  const { language, type } = requested
  const filters = indexedWithinYear(requested, onPostgres)
  const find = (expected: Wanted, form: (word: Word) => string, limit: number) =>
    newestInIndex(sql`${inIndex(expected, { language, type, onPostgres, form })}${filters}`, limit, onPostgres)
  const anyOf = (words: readonly Word[]): Wanted => [words.map((word) => [word])]
  const all = required.flat(2)
  const newest = await find(anyOf(all), inText, maxCandidates)
  if (newest.length < maxCandidates) return newest
  const rare = all.filter(({ folded }) => (words.get(folded)?.count ?? 0) <= common * texts)
  const pairs = pairsOf(required)
  const ids = new Set<number>()
  for (const [wanted, form] of [
    [required, inTitles],
    [required, inText],
    ...(pairs.length > 0 ? [[[pairs], inTitles] as const] : []),
    ...(rare.length > 0 ? [[anyOf(rare), inText] as const] : []),
  ] as const)
    for (const id of await find(wanted, form, maxOfOne)) ids.add(id)
  return [...ids, ...newest.filter((id) => !ids.has(id))].slice(0, maxCandidates)
}

const stamped = z.object({ id: z.coerce.number(), stamp: z.string() })

const row = z.object({
  id: z.coerce.number(),
  title: z.string().nullish(),
  summary: z.string().nullish(),
  type: z.enum(articleTypes).catch('NEWS'),
  create_date: z.union([z.string(), z.date()]).nullish(),
  words: z.string().nullish(),
})

/** Characters of the cached candidates: common words have the same ones in most searches. */
const maxCached = 6_000_000

/** By id, when the article was last changed, and whether its text is read. */
const cached = new LRUCache<string, Candidate>({
  maxSize: maxCached,
  sizeCalculation: ({ fields }) =>
    fields.reduce((size, { folded, written }) => size + folded.length + written.length, 1),
})

async function readCandidates(ids: readonly number[], texts: readonly number[]): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const words = texts.length > 0 ? sql`CASE WHEN id IN (${listOfIds(texts)}) THEN words END` : sql`NULL`
  const rows = await rowsOf(
    sql`SELECT id, title, summary, type, create_date, ${words} AS words FROM articles WHERE id IN (${listOfIds(ids)})`,
    row,
  )
  return rows.map(({ id, title, summary, type, create_date: date, words }) =>
    candidateOf({
      id,
      title: title ?? '',
      lead: summary ?? '',
      words: words ?? '',
      type,
      createDate: date ? new Date(date).getTime() || 0 : 0,
    }),
  )
}

export async function candidatesFor(
  read: ReadQuery,
  requested: SearchQuery,
  vocabulary: Vocabulary,
): Promise<Candidate[]> {
  const ids = await idsFor(read, requested, vocabulary)
  if (ids.length === 0) return []
  const texts = new Set(ids.slice(0, ids.length < maxCandidates ? maxTexts : maxBestTexts))
  const stamps = await rowsOf(
    sql`SELECT id, CAST(updated_at AS text) AS stamp FROM articles WHERE id IN (${listOfIds(ids)})`,
    stamped,
  )
  const keys = new Map(stamps.map(({ id, stamp }) => [id, `${id} ${stamp} ${texts.has(id)}`]))
  const known = [...keys.values()].flatMap((key) => cached.get(key) ?? [])
  const unknown = [...keys.keys()].filter((id) => !cached.has(keys.get(id) ?? ''))
  const result = await readCandidates(
    unknown,
    unknown.filter((id) => texts.has(id)),
  )
  for (const candidate of result) cached.set(keys.get(candidate.id) ?? '', candidate)
  return [...known, ...result]
}
