import type { Payload, Where } from 'payload'
import { languages } from '@/lib/domain/languages'
import { toRating, type Rating } from '@/lib/domain/ratings'
import { toMatchable } from '@/lib/domain/text'
import type { Article, ArticleQuery, ArticleSummary, Page, Translation } from '@/lib/backend/model'
import { logOnce } from '@/lib/log/once'
import { mapUsable } from '@/lib/log/usable'
import { articleContent, readableHtml, withoutText } from './article-content'
import { countComments, threadsOf } from '../comments/shown-comments'
import { toDate } from '../database/stored-date'
import { focusOf, pictureOf, type StoredImage } from '../files/media-path'
import { payload } from '../payload'
import type { Article as ArticleRow } from '../payload-types'
import { ratingsOf } from './ratings-of'
import { readingMinutesOf } from './reading-minutes'
import { sharingKey } from './translations-where'

const published: Where = { _status: { equals: 'published' } }

const summaryFields = {
  slug: true,
  title: true,
  summary: true,
  previewImage: true,
  createDate: true,
  updatedAt: true,
  language: true,
  translationKey: true,
  views: true,
  type: true,
} as const

/** What a list shows of an article. */
export type SummaryRow = Pick<ArticleRow, 'id' | keyof typeof summaryFields>

/** The same, of its picture only what is shown; dates as Payload or a statement returns them. */
type ListedRow = Omit<SummaryRow, 'previewImage' | 'createDate' | 'updatedAt'> & {
  previewImage?: StoredImage
  createDate: string | Date | undefined
  updatedAt: string | Date | undefined
}

/** The date that is stored; undefined for what is none, which is logged once. */
function dateOf({ slug }: ListedRow, stored: string | Date | undefined): Date | undefined {
  const date = toDate(stored)
  if (!date) logOnce(`date of ${slug}`, `A date of ${JSON.stringify(slug)} cannot be read:`, stored)
  return date
}

function toSummary(row: ListedRow, rating: Rating, minutes?: number): ArticleSummary {
  return {
    id: row.slug,
    title: row.title,
    summary: row.summary,
    previewImage: pictureOf(row.previewImage),
    previewFocus: focusOf(row.previewImage),
    createDate: dateOf(row, row.createDate),
    updatedDate: dateOf(row, row.updatedAt),
    language: row.language,
    translationKey: row.translationKey || row.slug,
    views: row.views,
    type: row.type,
    rating,
    minutes,
  }
}

/** What lists show of articles, with their ratings and reading times. */
export async function withRatings(rows: ListedRow[]): Promise<ArticleSummary[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const [ratings, minutes] = await Promise.all([ratingsOf(ids), readingMinutesOf(ids)])
  return mapUsable(
    rows,
    'the lists',
    ({ slug }) => slug,
    (row) => toSummary(row, ratings.get(row.id) ?? toRating([]), minutes.get(row.id)),
  )
}

export async function listArticles({
  type,
  search,
  page,
  limit,
  language,
}: ArticleQuery): Promise<Page<ArticleSummary>> {
  const backend = await payload()
  const matchable = toMatchable(search)
  const found = await backend.find({
    collection: 'articles',
    where: {
      and: [
        published,
        ...(type ? [{ type: { equals: type } }] : []),
        ...(language ? [{ language: { equals: language } }] : []),
        ...(matchable ? [{ titleMatch: { contains: matchable } }] : []),
      ],
    },
    select: summaryFields,
    sort: ['-createDate', '-id'],
    page,
    limit,
    depth: 1,
  })
  return { items: await withRatings(found.docs), page, limit, total: found.totalDocs }
}

async function translationsOf(row: Pick<ArticleRow, 'slug' | 'language' | 'translationKey'>): Promise<Translation[]> {
  const key = row.translationKey || row.slug
  const backend = await payload()
  const { docs } = await backend.find({
    collection: 'articles',
    where: { and: [published, sharingKey(key), { language: { not_equals: row.language } }] },
    select: { slug: true, language: true, type: true },
    depth: 0,
    pagination: false,
  })
  const byLanguage = (a: Translation, b: Translation) => languages.indexOf(a.language) - languages.indexOf(b.language)
  return docs.map((other) => ({ id: other.slug, language: other.language, type: other.type })).sort(byLanguage)
}

/** The columns of an article without its text. */
const aboutFields = { ...summaryFields, format: true, html: true, authors: true, meta: true } as const

/** A row with all that an article's page shows. */
export type FullRow = SummaryRow & Pick<ArticleRow, 'format' | 'html' | 'body' | 'authors' | 'meta'>

/** An article with its newest comments and translations. Its text is empty if it cannot be read. */
export async function toArticle(row: FullRow, backend: Payload): Promise<Article> {
  const [ratings, comments, commentCount, translations, content] = await Promise.all([
    ratingsOf([row.id]),
    threadsOf(row.id, 1),
    countComments(row.id),
    translationsOf(row),
    readableHtml(row, backend).then((html) => articleContent(html, backend)),
  ])
  return {
    ...toSummary(row, ratings.get(row.id) ?? toRating([])),
    content,
    comments,
    commentCount,
    translations,
    authors: (row.authors ?? []).map(({ name, member }) => ({
      name,
      member:
        member && typeof member === 'object' && !member.isHidden
          ? { id: member.slug, language: member.language }
          : undefined,
    })),
    meta: {
      title: row.meta?.title || undefined,
      description: row.meta?.description || undefined,
      image: pictureOf(row.meta?.image),
      imageFocus: focusOf(row.meta?.image),
    },
  }
}

export async function getArticle(id: string): Promise<Article | undefined> {
  const backend = await payload()
  const find = (select: typeof aboutFields & { body?: true }) =>
    backend.find({
      collection: 'articles',
      where: { and: [published, { slug: { equals: id } }] },
      select,
      limit: 1,
      depth: 1,
      pagination: false,
    })
  const { docs } = await find({ ...aboutFields, body: true }).catch(async (error: unknown) => {
    // Payload's own hooks throw for a body that no editor made. In an outage this throws too.
    const found = await find(aboutFields)
    logOnce(`text of ${id}`, withoutText(id), error)
    return found
  })
  return docs[0] && toArticle(docs[0], backend)
}
