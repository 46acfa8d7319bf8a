import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { sourceOf } from '@/lib/backend/prepared-article'
import { hashOf, prepareArticle } from '@/lib/content/preparation'
import { preparationVersion } from '@/lib/content/preparation/prepared-article'
import { languages, type Language } from '@/lib/domain/languages'
import { storedForms } from '../articles/prepared-articles'
import { searchColumns } from '../search/search-columns'
import { nthOf, randomAt, type Rows } from './rows'

const yearsMs = 10 * 365.25 * 24 * 60 * 60 * 1000
const now = Date.now()

/** Different texts in each language. Preparing one takes about 60 ms. */
const textCount = 120

const types = ['NEWS', 'NEWS', 'NEWS', 'RESEARCH', 'TRAINING', 'SERVICE'] as const

const sample = z.object({
  title: z.string(),
  summary: z.string(),
  slug: z.string(),
  html: z.string(),
  language: z.enum(languages),
})

async function textsOf(samples: readonly z.infer<typeof sample>[], language: Language) {
  const own = samples.filter((one) => one.language === language)
  const made = Array.from({ length: textCount }, async (_, i) => {
    const [first, second] = [nthOf(own, i), nthOf(own, i * 7 + 1 + Math.floor(i / own.length))]
    const content = first.html + second.html
    const prepared = await prepareArticle(sourceOf({ id: 'x', type: 'NEWS', language, content }))
    return { ...first, html: content, prepared }
  })
  return Promise.all(made)
}

const groupOf = (i: number) => Math.floor(i / languages.length)

const isDraft = (i: number) => groupOf(i) % 33 === 32

const createdAt = (i: number, count: number) => now - yearsMs + (groupOf(i) * yearsMs * languages.length) / count

export interface Added {
  first: number
  count: number
}

/** A published article, of all years, and when it was created: the nearer to 0 the share, the more are of the same. */
export function articleAt({ first, count }: Added, share: number): { id: number; created: number } {
  // A prime, so that those chosen most are of all years.
  const i = (Math.floor(count * share) * 7919) % count
  const shown = isDraft(i) ? i - languages.length : i
  return { id: first + shown, created: createdAt(shown, count) }
}

export async function addArticles(rows: Rows, count: number): Promise<Added> {
  const samples = await rows.query(
    sample,
    sql`SELECT title, summary, slug, html, language FROM articles
      WHERE _status = 'published' AND format = 'HTML' AND html NOT LIKE '%<img%' AND deleted_at IS NULL ORDER BY id`,
  )
  const images = await rows.query(z.object({ id: z.coerce.number() }), sql`SELECT id FROM media ORDER BY id`)
  const texts = await Promise.all(languages.map((language) => textsOf(samples, language)))
  const first = await rows.nextId('articles')
  const parts = (i: number) => {
    const language = nthOf(languages, i)
    return { language, type: nthOf(types, groupOf(i)), text: nthOf(nthOf(texts, i), groupOf(i)) }
  }
  const slugOf = (i: number) => `scale-${groupOf(i)}-${parts(i).text.slug}`.slice(0, 110)
  const content = (i: number) => {
    const { language, type, text } = parts(i)
    const [title, created] = [`${text.title} (${groupOf(i)})`, new Date(createdAt(i, count)).toISOString()]
    const { titleMatch, titleFolded, words } = searchColumns({ title, summary: text.summary, html: text.html, type })
    return {
      title,
      summary: text.summary,
      format: 'HTML',
      html: text.html,
      title_match: titleMatch,
      title_folded: titleFolded,
      words,
      slug: slugOf(i),
      type,
      language,
      translation_key: `scale-${groupOf(i)}`,
      preview_image_id: nthOf(images, groupOf(i)).id,
      views: Math.floor(20_000 * randomAt(i) ** 4),
      _status: isDraft(i) ? 'draft' : 'published',
      create_date: created,
      updated_at: created,
      created_at: created,
    }
  }
  await rows.add('articles', count, (i) => ({ id: first + i, ...content(i) }))
  await rows.add('_articles_v', count, (i) => {
    const article = content(i)
    const { created_at, updated_at } = article
    const version = Object.entries(article).map(([name, value]) => [`version_${name}`, value])
    return { parent_id: first + i, latest: true, created_at, updated_at, ...Object.fromEntries(version) }
  })
  const shown = Array.from({ length: count }, (_, i) => i).filter((i) => !isDraft(i))
  await rows.add('prepared_articles', shown.length, (at) => {
    const i = nthOf(shown, at)
    const { language, type, text } = parts(i)
    const hash = hashOf(sourceOf({ id: slugOf(i), type, language, content: text.html }))
    return { article_id: first + i, hash, version: preparationVersion, made: storedForms(text.prepared) }
  })
  const citations = shown.flatMap((i) => parts(i).text.prepared.article.citations.map((cited) => ({ i, cited })))
  await rows.add('article_citations', citations.length, (at) => {
    const { i, cited } = nthOf(citations, at)
    return { article_id: first + i, cited: cited.key, number: cited.number ?? null }
  })
  return { first, count }
}
