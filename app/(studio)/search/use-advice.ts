'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import { idOf } from '@/lib/backend/embedded/database/id-of'
import type { Article } from '@/lib/backend/embedded/payload-types'
import { slugify } from '@/lib/domain/text'
import { previewSize } from '@/lib/domain/preview-size'
import { adviceFor, type Advice } from '@/lib/seo/advice'
import { factsOfBody, factsOfHtml } from '@/lib/seo/text-facts'
import { metaWithFallback } from '@/lib/seo/meta-with-fallback'
import { useArticleContext } from './use-article-context'
import { useWrittenArticle } from './use-written-article'

function textFactsOf({ format, html, body }: Pick<Partial<Article>, 'format' | 'html' | 'body'>) {
  return format === 'HTML' ? factsOfHtml(html ?? '') : factsOfBody(body)
}

/**
 * Returns the advice on the article in the form. Facts that only the server knows are assumed to be good until they are
 * loaded.
 */
export function useAdvice(): Advice[] {
  const article = useWrittenArticle()
  const { hasPublishedDoc } = useDocumentInfo()
  const [now] = useState(() => new Date())
  const { format, html, body } = article
  const text = useMemo(() => textFactsOf({ format, html, body }), [format, html, body])
  const cover = idOf(article.meta?.image) ?? idOf(article.previewImage)
  const context = useArticleContext(article, [...(cover === undefined ? [] : [cover]), ...text.pictures])
  const undescribed = new Set(context?.pictures.flatMap(({ id, isDescribed }) => (isDescribed ? [] : [id])))
  return adviceFor(
    {
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
    },
    now,
  )
}
