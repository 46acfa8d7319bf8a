import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { FoundBeside, LegalTextName, Member, Partner, SearchQuery } from '@/lib/backend/model'
import { memberRoles, type Department, type MemberRole } from '@/lib/domain/codes'
import { legalTextKinds } from '@/lib/domain/citations/kinds'
import { inEveryLanguage, type Language } from '@/lib/domain/languages'
import {
  bestOf,
  legalTextQuery,
  legalTextRank,
  mayNameRole,
  nameWords,
  partnerRank,
  personRank,
  wordsOfName,
  type Typed,
} from '@/lib/domain/search/names'
import { maxBeside } from '@/lib/domain/paging'
import type { Word } from '@/lib/domain/search/words'
import { labelsOf } from '@/lib/http/i18n/labels'
import { listOf, type SQL } from '../database/list-of'
import { isPostgres, usableRowsOf } from '../database/rows-of'
import { partnersNamed } from '../ecosystems'
import { membersNamed } from '../members/members'
import { storedPost } from '../members/stored-department'

const place = 'what a search finds beside articles'

const maxRows = 300

const maxWords = 16

/** `LIKE` that ignores the case of letters without accents. */
const like = async () => sql.raw((await isPostgres()) ? 'ILIKE' : 'LIKE')

/** A pattern for texts with a folded word. A letter that may have an accent is any letter. */
const patternOf = ({ folded }: Word) => `%${folded.replace(/[aeiouyd]/g, '_')}%`

/** SQL condition for columns that have each word. The longest is compared first: it rules out most rows. */
const hasWords = (words: readonly Word[], columns: SQL, operator: SQL): SQL =>
  sql`(${sql.join(
    words
      .toSorted((a, b) => b.folded.length - a.folded.length)
      .map((word) => sql`${columns} ${operator} ${patternOf(word)}`),
    sql` AND `,
  )})`

/** The columns of a text in Vietnamese, which every record has, and in another language. */
const inLanguages = (name: 'full_name' | 'title', language: Language): SQL => {
  const [own, other] = [sql.raw(`${name}_vi`), sql.raw(`${name}_${language}`)]
  return language === 'vi' ? own : sql`(${own} || ' ' || coalesce(${other}, ''))`
}

const isShown = sql`is_hidden IS NOT TRUE AND deleted_at IS NULL`

const departmentName = (department: Department, language: Language) =>
  department === 'NA' ? '' : labelsOf(language)(`groups.${department}`)

const roleName = (role: MemberRole, language: Language) => labelsOf(language)(`roles.${role}`)

const isNamedRole = (role: MemberRole) => role !== 'MEMBER' && role !== 'NA'

const personRow = storedPost.extend({ slug: z.string(), full_name: z.string() })

async function findPeople(query: Typed, language: Language): Promise<Member[]> {
  const operator = await like()
  const roles = memberRoles.filter((role) => isNamedRole(role) && mayNameRole(query, roleName(role, language)))
  const byRole = roles.length > 0 ? sql`OR p.role IN (${listOf(roles)})` : sql``
  const byName = hasWords(wordsOfName(query.words), sql`full_name`, operator)
  const rows = await usableRowsOf(
    sql`SELECT m.slug, m.full_name, p.role, p.department FROM members m LEFT JOIN members_posts p ON p._parent_id = m.id
      WHERE m.language = ${language} AND ${isShown} AND (${byName} ${byRole})
      ORDER BY m._order, m.id, p._order LIMIT ${sql.raw(String(maxRows))}`,
    personRow,
    place,
  )
  const people = [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, posts]) => ({
    slug,
    name: nameWords(posts[0]?.full_name ?? ''),
    posts: posts.flatMap(({ role, department }) =>
      role && isNamedRole(role)
        ? {
            role: nameWords(roleName(role, language)),
            department: nameWords(departmentName(department ?? 'NA', language)),
          }
        : [],
    ),
  }))
  const results = bestOf(people, (person) => personRank(query, person), maxBeside).map(({ slug }) => slug)
  return results.length > 0 ? membersNamed(results) : []
}

const named = z.object({
  slug: z.string(),
  vi: z.string(),
  en: z.string().nullable(),
  zh: z.string().nullable(),
})

async function findPartners(query: Typed, language: Language): Promise<Partner[]> {
  const names = inLanguages('full_name', language)
  const rows = await usableRowsOf(
    sql`SELECT slug, full_name_vi AS vi, full_name_en AS en, full_name_zh AS zh FROM ecosystems
      WHERE ${isShown} AND ${hasWords(query.words, names, await like())}
      ORDER BY _order, id LIMIT ${sql.raw(String(maxRows))}`,
    named,
    place,
  )
  const rankOf = (row: z.infer<typeof named>) => {
    const rank = partnerRank(query, nameWords(inEveryLanguage(row)[language]))
    return rank === undefined && language !== 'vi' ? partnerRank(query, nameWords(row.vi)) : rank
  }
  const results = bestOf(rows, rankOf, maxBeside).map(({ slug }) => slug)
  return results.length > 0 ? partnersNamed(results) : []
}

const textRow = named.extend({ number: z.string(), kind: z.enum(legalTextKinds) })

async function findLegalTexts(requested: Typed, language: Language): Promise<LegalTextName[]> {
  const query = legalTextQuery(requested)
  if (!query) return []
  const columns = sql`(number || ' ' || ${inLanguages('title', language)})`
  const ofKind = query.kind === undefined ? sql`` : sql`AND kind = ${query.kind}`
  const rows = await usableRowsOf(
    sql`SELECT slug, number, kind, title_vi AS vi, title_en AS en, title_zh AS zh FROM legal_texts
      WHERE deleted_at IS NULL AND slug IS NOT NULL ${ofKind} AND ${hasWords(query.words, columns, await like())}
      ORDER BY issued DESC NULLS LAST, id LIMIT ${sql.raw(String(maxRows))}`,
    textRow,
    place,
  )
  const texts = rows.map(({ kind, number, slug, ...title }) => ({
    id: slug,
    number,
    kind,
    title: inEveryLanguage(title),
  }))
  return bestOf(
    texts,
    ({ kind, number, title }) => {
      const rankOf = (name: string) => legalTextRank(query, { kind, number: nameWords(number), title: nameWords(name) })
      const rank = rankOf(title[language])
      return rank === undefined && language !== 'vi' ? rankOf(title.vi) : rank
    },
    maxBeside,
  )
}

export async function searchBeside({ query, language, titlesOnly }: SearchQuery): Promise<FoundBeside> {
  const words = nameWords(query)
  if (words.length === 0 || words.length > maxWords) return { people: [], partners: [], legalTexts: [] }
  const typed = { words, isComplete: !titlesOnly }
  const [people, partners, legalTexts] = await Promise.all([
    findPeople(typed, language),
    findPartners(typed, language),
    findLegalTexts(typed, language),
  ])
  return { people, partners, legalTexts }
}
