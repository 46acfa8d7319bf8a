import { sql } from '@payloadcms/db-sqlite'
import type { Language } from '@/lib/domain/languages'
import { typeWord } from '@/lib/domain/search/kinds'
import { formIn, type Word } from '@/lib/domain/search/words'
import type { ArticleType } from '@/lib/domain/sections'
import type { SQL } from '../database/list-of'

/** Words of an article: of each of these one choice, and of a choice all. */
export type Wanted = readonly (readonly (readonly Word[])[])[]

export interface Asking {
  language: Language
  type: ArticleType | undefined
  onPostgres: boolean
  form: (word: Word) => string
}

export const isPublic = (language: Language): SQL =>
  sql`_status = 'published' AND deleted_at IS NULL AND language = ${language}`

/** Public articles of a language, of which only titles and dates are looked at: on SQLite, an index has these. */
export const titlesIn = (language: Language, onPostgres: boolean): SQL =>
  onPostgres
    ? sql`articles WHERE ${isPublic(language)}`
    : sql`articles INDEXED BY article_search_order_idx WHERE ${isPublic(language)}`

const joined = (parts: readonly string[], operator: string) =>
  parts.length > 1 ? `(${parts.join(` ${operator} `)})` : (parts[0] ?? '')

function queryOf(expected: Wanted, { language, type, onPostgres, form }: Asking): string {
  const [and, or, quote, beginning] = onPostgres ? ['&', '|', "'", ':*'] : ['AND', 'OR', '"', '*']
  const quoted = (word: string) => `${quote}${word}${quote}`
  const writeWord = (word: Word) => {
    const stem = formIn(word.folded, language)
    if (stem.length < 3 || language !== 'en') return quoted(form(word))
    return `${quoted(form({ written: stem, folded: stem }))}${beginning}`
  }
  const choice = (words: readonly Word[]) => joined([...new Set(words.map(writeWord))], and)
  const within = [`=${language}`, ...(type === undefined ? [] : [typeWord(type)])].map(quoted)
  return joined([...within, ...expected.map((choices) => joined([...new Set(choices.map(choice))], or))], and)
}

export function inIndex(expected: Wanted, asking: Asking): SQL {
  const query = queryOf(expected, asking)
  if (!asking.onPostgres) return sql`article_search MATCH ${query}`
  return sql`_status = 'published' AND deleted_at IS NULL AND article_lexemes(words, language, id) @@ ${query}::tsquery`
}
