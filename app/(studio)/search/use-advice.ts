'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import { idOf } from '@/lib/backend/embedded/database/id-of'
import type { Article } from '@/lib/backend/embedded/payload-types'
import { slugify } from '@/lib/domain/text'
import { previewSize } from '@/lib/domain/preview-size'
import { adviceFor, type AdvisedArticle, type Advice } from '@/lib/seo/advice'
import { factsOfBody, factsOfHtml } from '@/lib/seo/text-facts'
import { metaWithFallback } from '@/lib/seo/meta-with-fallback'
import { useArticleContext } from './use-article-context'
import { useWrittenArticle } from './use-written-article'

function textFactsOf({ format, html, body }: Pick<Partial<Article>, 'format' | 'html' | 'body'>) {
  return format === 'HTML' ? factsOfHtml(html ?? '') : factsOfBody(body)
}

/**
 * Returns the facts about the article in the form. What only the server knows is assumed to be good until it is loaded.
 * `now` stands for a missing date.
 */
export function useAdvisedArticle(now: Date): AdvisedArticle {
  const article = useWrittenArticle()
  const { hasPublishedDoc } = useDocumentInfo()
  const { format, html, body } = article
  const text = useMemo(() => textFactsOf({ format, html, body }), [format, html, body])
  const cover = idOf(article.meta?.image) ?? idOf(article.previewImage)
  const context = useArticleContext(article, [...(cover === undefined ? [] : [cover]), ...text.pictures])
  const undescribed = new Set(context?.pictures.flatMap(({ id, isDescribed }) => (isDescribed ? [] : [id])))
  return {
    ...metaWithFallback(article),
    slug: article.slug || slugify(article.title ?? ''),
    type: article.type ?? 'NEWS',
    createDate: article.createDate ? new Date(article.createDate) : now,
    authors: article.authors?.length ?? 0,
    picture: cover === undefined ? undefined : (context?.pictures.find(({ id }) => id === cover) ?? previewSize),
    text: {
      ...text,
      picturesWithoutAlt: text.picturesWithoutAlt + text.pictures.filter((id) => undescribed.has(id)).length,
    },
    isPublished: hasPublishedDoc,
    isTitleTaken: context?.isTitleTaken ?? false,
    isTranslated: context?.isTranslated ?? true,
  }
}

export function useAdvice(): Advice[] {
  const [now] = useState(() => new Date())
  return adviceFor(useAdvisedArticle(now), now)
}
