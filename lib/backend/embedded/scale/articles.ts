import { z } from 'zod'
import { languages, type Language } from '@/lib/domain/languages'
import type { ArticleType } from '@/lib/domain/sections'
import { fold } from '@/lib/domain/text'
import { sourceOf } from '@/lib/backend/prepared-article'
import { hashOf, prepareArticle, type Preparation } from '@/lib/content/preparation'
import { preparationVersion } from '@/lib/content/preparation/prepared-article'
import { storedForms } from '../articles/prepared-articles'
import { searchColumns } from '../search/search-columns'
import { continueIds, filling, insertRows, nextId, type Bulk } from './bulk'
import { pick, randomFrom, type Sizes } from './sizes'

const yearsMs = 10 * 365.25 * 24 * 60 * 60 * 1000

/** Different texts in each language. Preparing one takes about 60 ms. */
const mostTexts = 200

/** Of twenty articles. */
const types: ArticleType[] = [
  ...Array.from({ length: 13 }, () => 'NEWS' as const),
  ...Array.from({ length: 4 }, () => 'RESEARCH' as const),
  'TRAINING',
  'TRAINING',
  'SERVICE',
]

/** Articles in memory at once. */
const batch = 3000

const sample = z.object({
  title: z.string(),
  summary: z.string(),
  slug: z.string(),
  html: z.string(),
  language: z.enum(languages),
  key: z.string(),
})
type Sample = z.infer<typeof sample>

/** Texts of the sample content that exist in each language and show no pictures, by their translation. */
async function samplesOf(bulk: Bulk): Promise<Record<Language, Sample>[]> {
  const { rows } = await bulk.query(
    `SELECT title, summary, slug, html, language, translation_key AS key FROM articles
      WHERE _status = 'published' AND format = 'HTML' AND html NOT LIKE '%<img%' AND slug NOT LIKE 'scale-%'
        AND deleted_at IS NULL AND translation_key <> '' ORDER BY translation_key, id`,
  )
  const groups = Map.groupBy(z.array(sample).parse(rows), ({ key }) => key)
  return [...groups.values()].flatMap((group) => {
    const found = languages.flatMap((language) => group.find((each) => each.language === language) ?? [])
    return found.length === languages.length
      ? [Object.fromEntries(found.map((each) => [each.language, each])) as Record<Language, Sample>]
      : []
  })
}

interface Text {
  beginning: Sample
  html: string
  prepared: Preparation
}

/** Texts made of two of the sample content, prepared as at a save. */
async function textsOf(samples: Record<Language, Sample>[], random: () => number): Promise<Record<Language, Text>[]> {
  if (samples.length === 0) throw new Error('The sample content, of which the articles are made, is not loaded')
  const texts: Record<Language, Text>[] = []
  while (texts.length < mostTexts) {
    const [one, other] = [pick(samples, random), pick(samples, random)]
    const made = await Promise.all(
      languages.map(async (language) => {
        const html = one[language].html + other[language].html
        const source = sourceOf({ id: 'x', type: 'NEWS', language, content: html })
        return [language, { beginning: one[language], html, prepared: await prepareArticle(source) }] as const
      }),
    )
    texts.push(Object.fromEntries(made) as Record<Language, Text>)
  }
  return texts
}

/** The article in one language of a group of translations. */
function articleOf(group: number, language: Language, text: Text, random: () => number) {
  const title = `${text.beginning.title} (${group})`
  const slug = `scale-${group}-${text.beginning.slug}`.slice(0, 110)
  const type = types[group % types.length] ?? 'NEWS'
  const { summary } = text.beginning
  const { titleMatch, titleFolded, words } = searchColumns({ title, summary, html: text.html, type })
  const row = {
    title,
    summary,
    format: 'HTML',
    html: text.html,
    title_match: titleMatch,
    title_folded: titleFolded,
    words,
    slug,
    type,
    language,
    translation_key: `scale-${group}`,
    views: Math.floor(20_000 * random() ** 4),
    revision: `scale-${group}-${language}`,
    _status: group % 33 === 32 ? 'draft' : 'published',
  }
  return { row, hash: hashOf(sourceOf({ id: slug, type, language, content: text.html })), prepared: text.prepared }
}

const articleColumns = {
  id: 'int',
  title: 'varchar',
  summary: 'varchar',
  format: 'enum_articles_format',
  html: 'varchar',
  title_match: 'varchar',
  title_folded: 'varchar',
  words: 'varchar',
  slug: 'varchar',
  type: 'enum_articles_type',
  language: 'enum_articles_language',
  translation_key: 'varchar',
  preview_image_id: 'int',
  views: 'numeric',
  revision: 'varchar',
  _status: 'enum_articles_status',
  create_date: 'timestamptz',
  updated_at: 'timestamptz',
  created_at: 'timestamptz',
}

/** Adds articles with their search columns, prepared forms and citations. Returns the id of the first. */
export async function addArticles(
  bulk: Bulk,
  { articles, pictures }: Sizes,
  firstPicture: number,
  seed: number,
): Promise<number> {
  const random = randomFrom(seed)
  const texts = await textsOf(await samplesOf(bulk), random)
  const first = await nextId(bulk, 'articles')
  const groups = Math.ceil(articles / languages.length)
  const end = Math.floor(Date.now() / 3_600_000) * 3_600_000
  await filling(bulk, 'articles', async () => {
    for (let from = 0; from < articles; from += batch) {
      const made = Array.from({ length: Math.min(batch, articles - from) }, (_, i) => {
        const group = Math.floor((from + i) / languages.length)
        const language = languages[(from + i) % languages.length] ?? 'vi'
        const text = texts[group % texts.length]
        if (!text) throw new Error('There is no text')
        const created = new Date(end - yearsMs + (group * yearsMs) / groups).toISOString()
        const article = articleOf(group, language, text[language], random)
        const dates = { create_date: created, updated_at: created, created_at: created }
        const id = first + from + i
        return {
          ...article,
          row: { id, ...article.row, ...dates, preview_image_id: firstPicture + (group % pictures) },
        }
      })
      const shown = made.filter(({ row }) => row._status === 'published')
      await insertRows(
        bulk,
        'articles',
        articleColumns,
        made.map(({ row }) => row),
      )
      await insertRows(
        bulk,
        'prepared_articles',
        { article_id: 'int', hash: 'text', version: 'int', made: 'text' },
        shown.map(({ row, hash, prepared }) => ({
          article_id: row.id,
          hash,
          version: preparationVersion,
          made: storedForms(prepared),
        })),
      )
      await insertRows(
        bulk,
        'article_citations',
        { article_id: 'int', cited: 'text', number: 'text' },
        shown.flatMap(({ row, prepared }) =>
          prepared.article.citations.map(({ key, number }) => ({ article_id: row.id, cited: key, number })),
        ),
      )
      await insertRows(
        bulk,
        'picture_uses',
        { picture_id: 'int', kind: 'text', record_id: 'int', title: 'text', title_folded: 'text', in_trash: 'int' },
        made.map(({ row }) => ({
          picture_id: row.preview_image_id,
          kind: 'articles',
          record_id: row.id,
          title: row.title,
          title_folded: fold(row.title),
          in_trash: 0,
        })),
      )
    }
    await continueIds(bulk, 'articles')
  })
  await addVersions(bulk, first)
  return first
}

const columns = z.array(z.object({ name: z.string(), type: z.string() }))

/** The latest version of each article, which the studio lists. */
async function addVersions(bulk: Bulk, first: number): Promise<void> {
  const { rows } = await bulk.query(
    `SELECT v.column_name AS name, v.udt_name AS type FROM information_schema.columns v
      JOIN information_schema.columns a ON v.column_name = 'version_' || a.column_name AND a.table_name = 'articles'
      WHERE v.table_name = '_articles_v' AND a.table_schema = current_schema() AND v.table_schema = current_schema()`,
  )
  const copied = columns.parse(rows)
  const into = copied.map(({ name }) => `"${name}"`).join()
  const read = copied.map(({ name, type }) => {
    const column = `"${name.slice('version_'.length)}"`
    return type.startsWith('enum_') ? `${column}::text::"${type}"` : column
  })
  await filling(bulk, '_articles_v', async () => {
    await bulk.query(
      `INSERT INTO _articles_v (parent_id, latest, created_at, updated_at, ${into})
        SELECT id, true, created_at, updated_at, ${read.join()} FROM articles WHERE id >= $1 ORDER BY id`,
      [first],
    )
  })
}
