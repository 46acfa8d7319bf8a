import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { Language } from '@/lib/domain/languages'
import { vocabularyOf, type Vocabulary } from '@/lib/domain/search/vocabulary'
import { isPostgres, rowsOf } from '../database/rows-of'
import { isPublic, titlesIn } from './index-query'

/** Articles whose texts make up the vocabulary, whose titles and summaries do, and people: the newest. */
const [maxTexts, maxTitles, maxPeople] = [100, 1000, 1000].map((most) => sql.raw(String(most)))

const maxAgeMs = 10 * 60 * 1000

const cached = new Map<Language, { vocabulary: Promise<Vocabulary>; until: number }>()

const textRow = z.object({ text: z.string() })
const countRow = z.object({ count: z.coerce.number() })

/** The words of a text as written: the second half, if there are accents (`searchText`). */
function writtenWords(stored: string): string {
  const words = stored.split(' ').filter((word) => !word.startsWith('='))
  const written = words.slice(words.length / 2)
  return (words.length % 2 === 0 && /[^ -~]/.test(written.join('')) ? written : words).join(' ')
}

async function readVocabulary(language: Language): Promise<Vocabulary> {
  const newest = sql`FROM articles WHERE ${isPublic(language)} ORDER BY create_date DESC LIMIT`
  const texts = await rowsOf(sql`SELECT coalesce(words, '') AS text ${newest} ${maxTexts}`, textRow)
  const others = await rowsOf(
    sql`SELECT * FROM (SELECT coalesce(title, '') || '. ' || coalesce(summary, '') AS text ${newest} ${maxTitles}) AS titles
      UNION ALL SELECT * FROM (SELECT full_name AS text FROM members
        WHERE language = ${language} AND is_hidden IS NOT TRUE AND deleted_at IS NULL LIMIT ${maxPeople}) AS people`,
    textRow,
  )
  const [{ count } = { count: 0 }] = await rowsOf(
    sql`SELECT count(*) AS count FROM ${titlesIn(language, await isPostgres())}`,
    countRow,
  )
  return vocabularyOf([...texts.map(({ text }) => writtenWords(text)), ...others.map(({ text }) => text)], count)
}

export function vocabularyIn(language: Language): Promise<Vocabulary> {
  const last = cached.get(language)
  if (last && last.until > Date.now()) return last.vocabulary
  const vocabulary = readVocabulary(language)
  cached.set(language, { vocabulary, until: Date.now() + maxAgeMs })
  // A failure is not cached.
  vocabulary.catch(() => cached.delete(language))
  return vocabulary
}
