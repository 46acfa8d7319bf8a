'use client'

import './without-eval'
import { useDebounce, useDocumentEvents, useDocumentInfo, usePayloadAPI } from '@payloadcms/ui'
import { idOf } from '@/lib/backend/embedded/database/id-of'
import type { Article } from '@/lib/backend/embedded/payload-types'
import { defaultLanguage } from '@/lib/domain/languages'
import { articleContext, type ArticleContext } from '@/lib/seo/article-context'

/** Milliseconds after the last key press before the server is requested. */
const pause = 500

export function useArticleContext(
  { title, language, slug, translationKey, translationOf }: Partial<Article>,
  pictures: number[],
): ArticleContext | undefined {
  const { id } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const asked = new URLSearchParams({
    id: String(id ?? ''),
    title: title ?? '',
    language: language ?? defaultLanguage,
    key: translationKey || slug || '',
    translationOf: String(idOf(translationOf) ?? ''),
    pictures: pictures.join(),
    // Requests the facts again after a picture was described in a drawer.
    since: mostRecentUpdate?.updatedAt ?? '',
  })
  const [{ data }] = usePayloadAPI(`/admin/api/articles/beside?${useDebounce(asked.toString(), pause)}`)
  return articleContext.safeParse(data).data
}
