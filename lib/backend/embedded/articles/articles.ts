import type { Payload, Where } from 'payload'
import { languages } from '@/lib/domain/languages'
import { toRating } from '@/lib/domain/ratings'
import type { Article, Translation } from '@/lib/backend/model'
import { logOnce } from '@/lib/operations/log/loggable'
import { articleContent, readableHtml, withoutText } from './article-content'
import { countComments, threadsOf } from '../comments/shown-comments'
import { focusOf, imageOf } from '../files/media-path'
import { payload } from '../payload'
import type { Article as ArticleRow, Member as MemberRow } from '../payload-types'
import { ratingsOf } from './ratings-of'
import { toSummary } from './to-summary'
import { sharingKey } from './translations-where'

const published: Where = { _status: { equals: 'published' } }

const fields = {
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
  format: true,
  html: true,
  authors: true,
  reviewer: true,
  meta: true,
  offer: true,
  topics: true,
} as const

export type FullRow = Pick<ArticleRow, 'id' | 'body' | keyof typeof fields>

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

const shownMember = (member: ArticleRow['reviewer']) =>
  member && typeof member === 'object' && !member.isHidden ? member : undefined

const profileOf = (member: MemberRow | undefined) => member && { id: member.slug, language: member.language }

export async function toArticle(row: FullRow, backend: Payload): Promise<Article> {
  const [ratings, comments, commentCount, translations, content] = await Promise.all([
    ratingsOf([row.id]),
    threadsOf(row.id, 1),
    countComments(row.id),
    translationsOf(row),
    readableHtml(row, backend).then((html) => articleContent(html, backend)),
  ])
  const reviewer = shownMember(row.reviewer)
  return {
    ...toSummary(row, ratings.get(row.id) ?? toRating([])),
    content,
    comments,
    commentCount,
    translations,
    authors: (row.authors ?? []).map(({ name, member }) => ({ name, member: profileOf(shownMember(member)) })),
    reviewer: reviewer && { name: reviewer.fullName, member: profileOf(reviewer) },
    meta: {
      title: row.meta?.title || undefined,
      description: row.meta?.description || undefined,
      image: imageOf(row.meta?.image),
      imageFocus: focusOf(row.meta?.image),
    },
  }
}

export async function getArticle(id: string): Promise<Article | undefined> {
  const backend = await payload()
  const find = (select: typeof fields & { body?: true }) =>
    backend.find({
      collection: 'articles',
      where: { and: [published, { slug: { equals: id } }] },
      select,
      limit: 1,
      depth: 1,
      pagination: false,
    })
  const { docs } = await find({ ...fields, body: true }).catch(async (error: unknown) => {
    // Payload's own hooks throw for a body that no editor made. In an outage this throws too.
    const result = await find(fields)
    logOnce(`text of ${id}`, withoutText(id), error)
    return result
  })
  return docs[0] && toArticle(docs[0], backend)
}
