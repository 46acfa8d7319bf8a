import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { languages, type Language } from '@/lib/domain/languages'
import { articleTypes } from '@/lib/domain/sections'
import { sourceOf } from '@/lib/backend/prepared-article'
import { hashOf, prepareArticle, type Preparation } from '@/lib/content/preparation'
import { preparationVersion } from '@/lib/content/preparation/prepared-article'
import { payload } from '../payload'
import { searchColumns } from '../search/search-columns'
import { listOf } from '../database/list-of'
import { refreshStatistics } from '../database/statistics'
import { inTransaction, transactionOf } from '../database/transaction'
import { storedForms } from './prepared-articles'

const subjects = [
  'hợp đồng',
  'thuế',
  'đất đai',
  'lao động',
  'dữ liệu',
  'tín dụng',
  'trọng tài',
  'nhà ở',
  'đầu tư',
  'cạnh tranh',
]
const paragraph =
  '<p>Doanh nghiệp nhỏ và vừa cần chuẩn bị hồ sơ rõ ràng trước khi làm việc với cơ quan nhà nước và ngân hàng.</p>'
const summary = 'Một bản tin được sinh ra để đo.'
const content = `<h2>Nội dung</h2>${paragraph.repeat(30)}`
const start = Date.parse('2015-01-01T08:00:00+07:00')
const hour = 60 * 60 * 1000

const chosen = <T>(from: readonly [T, ...T[]], i: number): T => from[i % from.length] ?? from[0]

/** Articles of one statement: SQLite takes 32,766 values. */
const batch = 500

/** The generated article of a number. */
function articleOf(i: number) {
  const [type, language] = [chosen(articleTypes, i), chosen(languages, i)]
  const title = `Bản tin ${i} về ${subjects[i % subjects.length] ?? ''}`
  return { slug: `ban-tin-sinh-ra-${i}`, type, language, title, date: new Date(start + i * hour).toISOString() }
}

type Generated = ReturnType<typeof articleOf>

const inserted = z.array(z.object({ id: z.coerce.number(), slug: z.string() }))

type Run = (statement: ReturnType<typeof sql>) => Promise<unknown[]>

/** Inserts articles; their ids by their slugs. The save hooks would only compute values that are known here. */
async function insertArticles(run: Run, articles: readonly Generated[]): Promise<Map<string, number>> {
  const rows = articles.map(({ date, language, slug, title, type }) => {
    const { titleFolded, titleMatch, words } = searchColumns({ title, summary, html: content, type })
    const values = [title, summary, 'HTML', content, titleMatch, titleFolded, words, slug, type, language]
    return sql`(${listOf([...values, date, date, date, 'published'])})`
  })
  const found = await run(
    sql`INSERT INTO articles (title, summary, format, html, title_match, title_folded, words, slug, type, language,
        create_date, updated_at, created_at, _status)
      VALUES ${listOf(rows)} RETURNING id, slug`,
  )
  return new Map(inserted.parse(found).map(({ id, slug }) => [slug, id]))
}

/** Fills the database with generated articles, for load tests. */
export async function generateArticles(count: number): Promise<void> {
  const backend: Payload = await payload()
  // The same text has the same forms in every article: it has no relative address, and cites nothing.
  const forms = new Map<Language, Preparation>()
  for (const language of languages) {
    const source = sourceOf({ id: 'x', type: 'NEWS', language, content })
    forms.set(language, await prepareArticle(source))
  }
  await inTransaction(backend, async (req) => {
    const drizzle = await transactionOf(req)
    const run: Run = async (statement) =>
      z.array(z.unknown()).parse((await backend.db.execute({ drizzle, sql: statement })).rows)
    for (let first = 0; first < count; first += batch) {
      const articles = Array.from({ length: Math.min(batch, count - first) }, (_, i) => articleOf(first + i))
      const ids = await insertArticles(run, articles)
      const prepared = articles.flatMap(({ language, slug, type }) => {
        const [id, form] = [ids.get(slug), forms.get(language)]
        const hash = hashOf(sourceOf({ id: slug, type, language, content }))
        return id !== undefined && form ? [sql`(${listOf([id, hash, preparationVersion, storedForms(form)])})`] : []
      })
      await run(sql`INSERT INTO prepared_articles (article_id, hash, version, made) VALUES ${listOf(prepared)}`)
    }
  })
  await refreshStatistics(backend)
}
