'use client'

import './without-eval'
import { useDebounce, useDocumentEvents, useDocumentInfo, usePayloadAPI } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import { idOf } from '@/lib/backend/embedded/database/id-of'
import type { Article } from '@/lib/backend/embedded/payload-types'
import { defaultLanguage } from '@/lib/domain/languages'
import { slugify } from '@/lib/domain/text'
import { previewSize } from '@/lib/domain/preview-size'
import { adviceFor, type AdvisedArticle, type Advice } from '@/lib/seo/advice'
import { articleContext, type ArticleContext } from '@/lib/seo/article-context'
import { factsOfBody, factsOfHtml } from '@/lib/seo/text-facts'
import { metaWithFallback } from '@/lib/seo/page-title'
import { useWrittenArticle } from './use-written-article'

/** Milliseconds after the last key press before the server is requested. */
const pause = 500

/** What only the server knows is assumed to be good until it is loaded. */
const assumed: ArticleContext = { isTitleTaken: false, isTranslated: true, images: [] }

function useArticleContext(
  { title, language, slug, translationKey, translationOf }: Partial<Article>,
  images: number[],
): ArticleContext {
  const { id } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const query = new URLSearchParams({
    id: String(id ?? ''),
    title: title ?? '',
    language: language ?? defaultLanguage,
    key: translationKey || slug || '',
    translationOf: String(idOf(translationOf) ?? ''),
    images: images.join(),
    // Requests the facts again after an image was described in a drawer.
    since: mostRecentUpdate?.updatedAt ?? '',
  })
  const [{ data }] = usePayloadAPI(`/admin/api/articles/beside?${useDebounce(query.toString(), pause)}`)
  return articleContext.safeParse(data).data ?? assumed
}

/** Returns the facts about the article in the form. `now` stands for a missing date. */
export function useAdvisedArticle(now: Date): AdvisedArticle {
  const article = useWrittenArticle()
  const { hasPublishedDoc } = useDocumentInfo()
  const { format, html, body } = article
  const text = useMemo(() => (format === 'HTML' ? factsOfHtml(html ?? '') : factsOfBody(body)), [format, html, body])
  const cover = idOf(article.meta?.image) ?? idOf(article.previewImage)
  const { images, ...context } = useArticleContext(article, [...(cover === undefined ? [] : [cover]), ...text.images])
  const undescribed = new Set(images.flatMap(({ id, isDescribed }) => (isDescribed ? [] : [id])))
  return {
    ...metaWithFallback(article),
    slug: article.slug || slugify(article.title ?? ''),
    type: article.type ?? 'NEWS',
    createDate: article.createDate ? new Date(article.createDate) : now,
    authors: article.authors?.length ?? 0,
    image: cover === undefined ? undefined : (images.find(({ id }) => id === cover) ?? previewSize),
    text: {
      ...text,
      imagesWithoutAlt: text.imagesWithoutAlt + text.images.filter((id) => undescribed.has(id)).length,
    },
    isPublished: hasPublishedDoc,
    ...context,
  }
}

export function useAdvice(): Advice[] {
  const [now] = useState(() => new Date())
  return adviceFor(useAdvisedArticle(now), now)
}
