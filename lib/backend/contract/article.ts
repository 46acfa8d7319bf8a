import { z } from 'zod'
import { countComments, threadsOfPage, toThreads, type Thread } from '@/lib/domain/comment-threads'
import { defaultLanguage, type Language } from '@/lib/domain/languages'
import { maxInteractions } from '@/lib/domain/paging'
import { toRating } from '@/lib/domain/ratings'
import { articleTypes, type ArticleType } from '@/lib/domain/sections'
import type { Article, ArticleSummary, Author, FoundArticle, FoundArticles, Interaction, Page, User } from '../model'
import { pagination } from './envelope'
import { fromBeside, toBeside, wireBeside } from './found-beside'
import { fromInteraction, latestRatings, toInteraction, wireInteraction } from './interaction'
import { toOffer } from './offer'
import { readable } from './readable'
import {
  code,
  count,
  countedListOf,
  id,
  idIn,
  isNamed,
  optionalText,
  partsOf,
  imageAddress,
  text,
  ownLanguage,
  wireDate,
  wireLanguage,
} from './values'

const wireType = code(articleTypes)

/** This site's addition: articles of a list come without their interactions, so the rating is sent instead. */
const wireRating = z.object({
  stars: z.number().int().min(1).max(5),
  mean: z
    .number()
    .nullable()
    .transform((mean) => mean ?? undefined),
  count: z.number().int().min(0),
})

const wireTranslation = z.object({ id, language: ownLanguage, type: wireType })

const wireAuthor = readable(
  'author',
  z.object({ name: text, member: id.nullish(), memberLanguage: ownLanguage.nullish() }),
)

const wireTopic = z.object({ id, name: text.refine(Boolean) })

const wireMeta = readable('meta', z.object({ title: optionalText, description: optionalText, image: imageAddress }))

const fields = z.object({
  id: id.nullish(),
  _id: id.nullish(),
  title: text,
  content: text,
  preview_img: imageAddress,
  summary: text,
  createDate: wireDate.nullish(),
  language: wireLanguage.nullish(),
  views: count.nullish(),
  type: wireType.nullish(),
  interactedArticles: partsOf(wireInteraction),
  rating: wireRating.nullish(),
  translations: partsOf(wireTranslation),
  updatedDate: wireDate.nullish(),
  translationKey: optionalText,
  authors: partsOf(wireAuthor),
  reviewer: wireAuthor.nullish(),
  meta: wireMeta.nullish(),
  excerpt: optionalText,
  minutes: count.nullish(),
  commentCount: count.nullish(),
  offer: z.unknown().transform(toOffer).optional(),
  topics: partsOf(wireTopic),
})

/** Whether an answer is an article at all. The answer to its own id may lack the id. */
const isArticle = (read: z.infer<typeof fields>) => isNamed(read) || read.title !== '' || read.content !== ''

/** Wire format of an article (spec 3). */
export const wireArticle = readable('article', fields, isArticle)

export const listedArticle = readable('article', fields, isNamed)

const list = z.object({ articles: countedListOf(listedArticle), pagination })

const toList = ({ articles: { items, leftOut }, pagination: paging }: z.infer<typeof list>) => ({
  articles: items,
  leftOut,
  pagination: paging,
})

export const wireArticleList = list.transform(toList)

export const wireFoundArticles = list
  .extend({
    related: countedListOf(listedArticle).catch({ items: [], leftOut: 0 }).optional(),
    understood: optionalText.catch(undefined),
    ...wireBeside,
  })
  .transform(({ understood, related, members, ecosystems, legalTexts, ...rest }) => ({
    ...toList(rest),
    understood,
    related: related?.items ?? [],
    beside: toBeside({ members, ecosystems, legalTexts }),
  }))

export type WireArticle = z.infer<typeof fields>

export interface Asked {
  type?: ArticleType | undefined
  language?: Language | undefined
}

export function toArticleSummary(wire: WireArticle, requested: Asked = {}): ArticleSummary {
  const rates = latestRatings(wire.interactedArticles ?? []).filter(({ type }) => type === 'RATE')
  const articleId = idIn(wire)
  return {
    id: articleId,
    title: wire.title,
    summary: wire.summary,
    previewImage: wire.preview_img,
    createDate: wire.createDate ?? undefined,
    updatedDate: wire.updatedDate ?? undefined,
    language: languageOf(wire, requested),
    translationKey: wire.translationKey ?? articleId,
    views: wire.views ?? 0,
    type: wire.type ?? requested.type ?? 'NEWS',
    rating: wire.rating ?? toRating(rates.map((rate) => rate.value)),
    minutes: wire.minutes || undefined,
    offer: wire.offer,
    topics: wire.topics ?? [],
  }
}

const languageOf = (wire: WireArticle, requested: Asked = {}) => wire.language ?? requested.language ?? defaultLanguage

/** The comments and ratings of an article, in the backend's order. Of more than `maxInteractions` the newest. */
export function interactionsOf(wire: WireArticle): Interaction[] {
  const all = latestRatings(wire.interactedArticles ?? []).map(toInteraction)
  if (all.length <= maxInteractions) return all
  const timeOf = ({ createdDate }: Interaction) => createdDate?.getTime() ?? 0
  return all.sort((a, b) => timeOf(b) - timeOf(a)).slice(0, maxInteractions)
}

export const threadsIn = (wire: WireArticle): Thread<Interaction>[] =>
  toThreads(interactionsOf(wire).filter(({ type }) => type === 'COMMENT'))

export function toArticle(wire: WireArticle): Article {
  const threads = threadsIn(wire)
  const toAuthor = ({ name, member, memberLanguage }: z.infer<typeof wireAuthor>): Author => ({
    name,
    member: member ? { id: member, language: memberLanguage ?? languageOf(wire) } : undefined,
  })
  return {
    ...toArticleSummary(wire),
    content: wire.content,
    comments: threadsOfPage(threads, 1),
    commentCount: wire.commentCount ?? countComments(threads),
    translations: wire.translations ?? [],
    authors: (wire.authors ?? []).filter(({ name }) => name.trim() !== '').map(toAuthor),
    reviewer: wire.reviewer?.name.trim() ? toAuthor(wire.reviewer) : undefined,
    meta: {
      title: wire.meta?.title,
      description: wire.meta?.description,
      image: wire.meta?.image,
    },
  }
}

const upper = (language: Language) => language.toUpperCase()

export function fromArticleSummary(article: ArticleSummary) {
  return {
    id: article.id,
    title: article.title,
    preview_img: article.previewImage ?? null,
    summary: article.summary,
    createDate: article.createDate?.toISOString() ?? null,
    updatedDate: article.updatedDate?.toISOString() ?? null,
    language: upper(article.language),
    translationKey: article.translationKey,
    views: article.views,
    type: article.type,
    rating: { ...article.rating, mean: article.rating.mean ?? null },
    minutes: article.minutes,
    offer: article.offer,
    topics: article.topics,
  }
}

const fromAuthor = ({ name, member }: Author) => ({
  name,
  member: member?.id ?? null,
  memberLanguage: member ? upper(member.language) : null,
})

interface Own {
  user: User
  ids: ReadonlySet<string>
}

export function fromArticle(article: Article, interactions: readonly Interaction[], own?: Own) {
  return {
    ...fromArticleSummary(article),
    content: article.content,
    commentCount: article.commentCount,
    interactedArticles: interactions.map((interaction) =>
      fromInteraction(interaction, article.id, own?.ids.has(interaction.id) ? own.user : undefined),
    ),
    translations: article.translations.map((translation) => ({
      ...translation,
      language: upper(translation.language),
    })),
    authors: article.authors.map(fromAuthor),
    ...(article.reviewer && { reviewer: fromAuthor(article.reviewer) }),
    meta: {
      title: article.meta.title ?? null,
      description: article.meta.description ?? null,
      image: article.meta.image ?? null,
    },
  }
}

export function fromArticlePage(page: Page<ArticleSummary>) {
  return {
    articles: page.items.map(fromArticleSummary),
    pagination: { page: page.page, limit: page.limit, total: page.total },
  }
}

export function fromFoundArticles({ understood, related, beside, ...page }: FoundArticles) {
  const withExcerpt = (article: FoundArticle) => ({
    ...fromArticleSummary(article),
    ...(article.excerpt !== undefined && { excerpt: article.excerpt }),
  })
  return {
    ...fromArticlePage(page),
    articles: page.items.map(withExcerpt),
    ...(related && { related: related.map(withExcerpt) }),
    ...(understood && { understood }),
    ...(beside && fromBeside(beside)),
  }
}
