import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { Language } from '@/lib/domain/languages'
import {
  doubtfulWords,
  respelled,
  strayWords,
  vocabularyOf,
  type Vocabulary,
} from '@/lib/domain/query-understanding/spelling'
import { startingWith } from '@/lib/domain/query-understanding/requirements'
import { isPostgres, rowsOf } from '../database/rows-of'
import { areInText } from './find-in-text'
import { inText, isPublic } from './statements'

/** Articles whose titles and summaries make up the vocabulary: the newest. */
const mostArticles = 2000

/** Milliseconds for which a vocabulary is used. */
const maxAgeMs = 10 * 60 * 1000

/** Doubtful words of a query that the database is asked for at most. */
const mostAsked = 3

const cached = new Map<Language, { vocabulary: Promise<Vocabulary>; until: number }>()

async function readVocabulary(language: Language): Promise<Vocabulary> {
  const most = sql.raw(String(mostArticles))
  const texts = await rowsOf(
    sql`SELECT * FROM (SELECT title, summary FROM articles WHERE ${isPublic(language)}
        ORDER BY create_date DESC LIMIT ${most}) AS newest
      UNION ALL SELECT * FROM (SELECT full_name AS title, NULL AS summary FROM members
        WHERE language = ${language} AND is_hidden IS NOT TRUE AND deleted_at IS NULL LIMIT ${most}) AS people`,
    z.object({ title: z.string().nullish(), summary: z.string().nullish() }),
  )
  return vocabularyOf(texts.flatMap(({ title, summary }) => [title ?? '', summary ?? '']))
}

/**
 * The words of people's names, and of the newest titles and summaries of a language. Kept in memory, because few
 * searches find nothing.
 */
export function vocabularyIn(language: Language): Promise<Vocabulary> {
  const last = cached.get(language)
  if (last && last.until > Date.now()) return last.vocabulary
  const vocabulary = readVocabulary(language)
  cached.set(language, { vocabulary, until: Date.now() + maxAgeMs })
  // A failure is not cached.
  vocabulary.catch(() => cached.delete(language))
  return vocabulary
}

/** Those of the words that no article of a language has, nor a longer word that begins with one of them. */
async function unknownOf(words: string[], language: Language): Promise<string[]> {
  const onPostgres = await isPostgres()
  const known = await areInText(
    words.map((word) => inText([[startingWith([word])]], { language, onPostgres, isUnfinished: true })),
    onPostgres,
  )
  return words.filter((_, i) => !known[i])
}

/** Words that are spelled right in one of the other languages that use these letters. */
async function foreignWords(words: string[], language: Language): Promise<Set<string>> {
  const vocabulary = await vocabularyIn(language === 'vi' ? 'en' : 'vi')
  return new Set(words.filter((word) => vocabulary.words.has(word)))
}

/** What was meant by a query with misspelled words, or undefined. To be asked only if the query finds nothing. */
export async function respelledQuery(query: string, language: Language): Promise<string | undefined> {
  if (language === 'zh') return undefined
  const vocabulary = await vocabularyIn(language)
  const doubtful = doubtfulWords(query, vocabulary)
  const foreign = doubtful.length > 0 ? await foreignWords(doubtful, language) : new Set()
  const asked = doubtful.filter((word) => !foreign.has(word)).slice(0, mostAsked)
  const unknown = asked.length > 0 ? await unknownOf(asked, language) : []
  if (unknown.length > 0) return respelled(query, unknown, vocabulary)
  return respelled(query, strayWords(query, vocabulary), vocabulary, false)
}
