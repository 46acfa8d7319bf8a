import { sql } from '@payloadcms/db-sqlite'
import type { Language } from '@/lib/domain/languages'
import type {
  Alternative,
  Condition,
  MostOf,
  Requirement,
  SoughtWord,
} from '@/lib/domain/query-understanding/requirements'
import { typeWord } from '@/lib/domain/query-understanding/kinds'
import { englishWords } from '@/lib/domain/query-understanding/english'
import { eitherSpellings } from '@/lib/domain/query-understanding/spelled-with-y'
import { isUnaccentedSyllable } from '@/lib/domain/query-understanding/syllables'
import type { ArticleType } from '@/lib/domain/sections'
import { inTitle } from '@/lib/domain/title-words'
import type { SQL } from '../database/list-of'

/** The parts of which statements for searching articles are made, for SQLite and PostgreSQL. */

/** A condition that all of these hold. */
export const all = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` AND `)})`

/** A condition that one of these holds. */
export const any = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` OR `)})`

/** A condition for articles that visitors may find. */
export const isPublic = (language: Language): SQL =>
  sql`_status = 'published' AND deleted_at IS NULL AND language = ${language}`

/** A condition for articles of which the folded title contains a folded text. */
export const titleHas = (text: string): SQL =>
  any(eitherSpellings(text).map((spelling) => sql`title_folded LIKE ${`%${spelling}%`}`))

const grouped = (parts: readonly string[], operator: string) =>
  parts.length > 1 ? `(${parts.join(` ${operator} `)})` : (parts[0] ?? '')

/** Too many words begin with one or two letters: looking for all of them would take long, and find anything. */
const shortestBeginning = 3

/** Requirements that are looked for. A longer query finds what fulfils the first of them. */
const mostRequirements = 12

/** How requirements are looked for. */
interface Looking {
  language: Language
  /** Whether the last word may still be typed: then it is the beginning of any word. Whole words are cheaper. */
  isUnfinished?: boolean
}

/** Requirements of which English words are looked for in all their forms. More of them say enough of a text. */
const mostInForms = 4

/**
 * The words that a text may have for a word of a requirement that begins with what was typed; `isOneOfMany` if the query
 * has many requirements.
 */
function formsOf(word: string, typed: string | undefined, isOneOfMany: boolean, language: Language): string[] {
  if (!/^[a-z]/.test(word) || (language === 'vi' && isUnaccentedSyllable(word))) return [word]
  if (isOneOfMany) return [word, `${word}s`]
  return englishWords(word, typed !== undefined && typed !== word && typed.startsWith(word))
}

/**
 * The first requirements as they are looked for: words in their forms. What merely begins with a word is many words, and
 * PostgreSQL reads all articles of each. So only the last word of a query that may be unfinished is looked for that way.
 */
export const lookedFor = (required: Requirement[], { language, isUnfinished = false }: Looking): Requirement[] =>
  required.slice(0, mostRequirements).map((each, i, { length }) =>
    each.map(({ words, title }) => ({
      title,
      words: words.map((sought, at) => {
        const { word, isWhole } = sought
        const isLast = i === length - 1 && at === words.length - 1
        if (isWhole || (isUnfinished && isLast && word.length >= shortestBeginning)) return sought
        const forms = formsOf(word, each[0]?.words[0]?.word, length > mostInForms, language)
        return { word, isWhole: true, forms }
      }),
    })),
  )

/** Requirements that a title fulfils of which all words are asked for; those that no title can are left out. */
export const ofTitles = (required: Requirement[], looking: Looking): Requirement[] =>
  lookedFor(required, looking)
    .filter((each) => each.every(({ title }) => title.length > 0))
    .map((each) =>
      each.map(({ words, title }) => ({
        title,
        words: words.map(({ word, forms, isWhole }) => ({
          word: inTitle(word),
          isWhole,
          ...(forms && { forms: forms.map(inTitle) }),
        })),
      })),
    )

/** How a database's full-text query is written. */
interface Notation {
  word: (word: string, isWhole: boolean) => string
  and: string
  or: string
}

const sqlite: Notation = { word: (word, isWhole) => `"${word}"${isWhole ? '' : '*'}`, and: 'AND', or: 'OR' }

const postgres: Notation = { word: (word, isWhole) => `'${word}'${isWhole ? '' : ':*'}`, and: '&', or: '|' }

function writtenRequirement(required: Requirement, { word: write, and, or }: Notation): string {
  const formsOfWord = ({ word, forms = [word], isWhole }: SoughtWord) => forms.map((form) => write(form, isWhole))
  const written = ({ words: [first, ...others] }: Alternative): string[] => {
    if (!first) return []
    if (others.length === 0) return formsOfWord(first)
    return [
      grouped(
        [first, ...others].map((word) => grouped(formsOfWord(word), or)),
        and,
      ),
    ]
  }
  return grouped([...new Set(required.flatMap(written))], or)
}

/**
 * That so many of some conditions hold. Each half has some of them: that repeats a condition less often than naming each
 * selection, and a database reads what has a word for each time that it is named.
 */
function writtenMostOf(conditions: readonly string[], atLeast: number, notation: Notation): string {
  const { and, or } = notation
  if (atLeast === 1) return grouped(conditions, or)
  if (atLeast === conditions.length) return grouped(conditions, and)
  const middle = Math.floor(conditions.length / 2)
  const [left, right] = [conditions.slice(0, middle), conditions.slice(middle)]
  const ways: string[] = []
  for (let ofLeft = Math.min(left.length, atLeast); ofLeft >= Math.max(0, atLeast - right.length); ofLeft -= 1) {
    const halves = [[left, ofLeft] as const, [right, atLeast - ofLeft] as const].filter(([, count]) => count > 0)
    ways.push(
      grouped(
        halves.map(([half, count]) => writtenMostOf(half, count, notation)),
        and,
      ),
    )
  }
  return grouped(ways, or)
}

const isMostOf = (condition: Condition): condition is MostOf => 'atLeast' in condition

function fullTextQuery(wanted: readonly Condition[], looking: Looking, notation: Notation): string {
  const required = lookedFor(
    wanted.map((each) => (isMostOf(each) ? [] : each)),
    looking,
  )
  const written = required.map((each, i) => {
    const condition = wanted[i]
    if (!condition || !isMostOf(condition)) return writtenRequirement(each, notation)
    return writtenMostOf(
      condition.of.map((one) => writtenRequirement(one, notation)),
      condition.atLeast,
      notation,
    )
  })
  return written.join(` ${notation.and} `)
}

/** What the index of PostgreSQL has of an article: its words, its language and its group. */
export const lexemes = sql.raw('article_lexemes(words, language, id)')

/** Where requirements are looked for: in all articles, or in those of a section. */
interface LookingIn extends Looking {
  type?: ArticleType | undefined
  onPostgres: boolean
}

/** A condition for public articles of a language whose text fulfils all requirements, for `findInText`. */
export function inText(wanted: readonly Condition[], looking: LookingIn): SQL {
  const { language, onPostgres, type } = looking
  const of = [`=${language}`, ...(type === undefined ? [] : [typeWord(type)])]
  if (!onPostgres) {
    const within = of.map((word) => sqlite.word(word, true)).join(' AND ')
    return sql`article_search MATCH ${`${within} AND ${fullTextQuery(wanted, looking, sqlite)}`}`
  }
  const within = of.map((word) => postgres.word(word, true)).join(' & ')
  const query = `${within} & ${fullTextQuery(wanted, looking, postgres)}`
  return sql`_status = 'published' AND deleted_at IS NULL AND ${lexemes} @@ ${query}::tsquery`
}

/** Public articles of a language, of which only titles and dates are looked at: on SQLite, an index has these. */
export const titlesIn = (language: Language, onPostgres: boolean): SQL =>
  onPostgres
    ? sql`articles WHERE ${isPublic(language)}`
    : sql`articles INDEXED BY article_search_order_idx WHERE ${isPublic(language)}`

/** Whether a column `text`, words with a space before and after each, has these words in one piece. */
export function hasInOrder(words: string[], onPostgres: boolean): SQL {
  const sought = ` ${words.join(' ')} `
  return onPostgres ? sql`strpos(text, ${sought}) > 0` : sql`instr(text, ${sought}) > 0`
}
