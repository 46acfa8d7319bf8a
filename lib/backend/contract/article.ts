import { z } from 'zod'
import type { Language } from '@/lib/domain/languages'
import { toRating } from '@/lib/domain/ratings'
import { articleTypes } from '@/lib/domain/sections'
import type { Article, ArticleSummary, Page, User } from '../model'
import { pagination } from './envelope'
import { fromInteraction, toInteraction, wireInteraction } from './interaction'
import { id, isNamed, listOf, optionalText, partsOf, pictureAddress, text, wireDate, wireLanguage } from './values'

const wireType = z
  .string()
  .transform((value) => value.toUpperCase())
  .pipe(z.enum(articleTypes))

/** This site's addition: articles of a list come without their interactions, so the rating is sent instead. */
const wireRating = z.object({
  stars: z.number().int().min(1).max(5),
  mean: z
    .number()
    .nullable()
    .transform((mean) => mean ?? undefined),
  count: z.number().int().min(0),
})

const wireTranslation = z.object({ id, language: wireLanguage, type: wireType })

const wireAuthor = z.object({
  name: text,
  member: id.nullish(),
  memberLanguage: wireLanguage.nullish().catch(undefined),
})

const wireMeta = z.object({ title: optionalText, description: optionalText, image: pictureAddress })

/** Wire format of an article (spec 3). */
export const wireArticle = z.object({
  id: id.optional(),
  _id: id.optional(),
  title: text,
  content: text,
  preview_img: pictureAddress,
  summary: text,
  createDate: wireDate,
  language: wireLanguage,
  views: z.coerce.number().int().min(0).catch(0),
  type: wireType,
  interactedArticles: partsOf(wireInteraction),
  // This site's additions. An invalid one is treated as absent.
  rating: wireRating.nullish().catch(undefined),
  translations: partsOf(wireTranslation),
  updatedDate: wireDate.nullish().catch(undefined),
  translationKey: optionalText.catch(undefined),
  authors: partsOf(wireAuthor),
  meta: wireMeta.nullish().catch(undefined),
})

export const wireArticleList = z.object({ articles: listOf(wireArticle.refine(isNamed)), pagination })

export type WireArticle = z.infer<typeof wireArticle>

export function toArticleSummary(wire: WireArticle): ArticleSummary {
  const rates = (wire.interactedArticles ?? []).filter((interaction) => interaction.type === 'RATE')
  const articleId = wire.id ?? wire._id ?? ''
  return {
    id: articleId,
    title: wire.title,
    summary: wire.summary,
    previewImage: wire.preview_img,
    createDate: wire.createDate,
    updatedDate: wire.updatedDate ?? undefined,
    language: wire.language,
    translationKey: wire.translationKey ?? articleId,
    views: wire.views,
    type: wire.type,
    rating: wire.rating ?? toRating(rates.map((rate) => rate.value)),
  }
}

export function toArticle(wire: WireArticle): Article {
  return {
    ...toArticleSummary(wire),
    content: wire.content,
    interactions: (wire.interactedArticles ?? []).map(toInteraction),
    translations: wire.translations ?? [],
    authors: (wire.authors ?? [])
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, member, memberLanguage }) => ({
        name,
        member: member ? { id: member, language: memberLanguage ?? wire.language } : undefined,
      })),
    meta: {
      title: wire.meta?.title,
      description: wire.meta?.description,
      image: wire.meta?.image,
    },
  }
}

const upper = (language: Language) => language.toUpperCase()

/** Serialises an article of a list, without its content (product decisions 4). */
export function fromArticleSummary(article: ArticleSummary) {
  return {
    id: article.id,
    title: article.title,
    preview_img: article.previewImage ?? null,
    summary: article.summary,
    createDate: article.createDate.toISOString(),
    updatedDate: article.updatedDate?.toISOString() ?? null,
    language: upper(article.language),
    translationKey: article.translationKey,
    views: article.views,
    type: article.type,
    rating: { ...article.rating, mean: article.rating.mean ?? null },
  }
}

/** The requesting user and the ids of the interactions they wrote. */
interface Own {
  user: User
  ids: ReadonlySet<string>
}

/** Serialises an article. Interactions written by `own.user` are marked as theirs. */
export function fromArticle(article: Article, own?: Own) {
  return {
    ...fromArticleSummary(article),
    content: article.content,
    interactedArticles: article.interactions.map((interaction) =>
      fromInteraction(interaction, article.id, own?.ids.has(interaction.id) ? own.user : undefined),
    ),
    translations: article.translations.map((translation) => ({
      ...translation,
      language: upper(translation.language),
    })),
    authors: article.authors.map(({ name, member }) => ({
      name,
      member: member?.id ?? null,
      memberLanguage: member ? upper(member.language) : null,
    })),
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
