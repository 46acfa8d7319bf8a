'use client'

import './without-eval'
import { useDebounce, useDocumentEvents, useDocumentInfo, usePayloadAPI } from '@payloadcms/ui'
import { idOf } from '@/lib/backend/embedded/database/id-of'
import type { Article } from '@/lib/backend/embedded/payload-types'
import { defaultLanguage } from '@/lib/domain/languages'
import { besideArticle, type BesideArticle } from '@/lib/seo/beside-article'

/** Milliseconds without a key pressed after which the server is asked. */
const pause = 500

/** What stands beside the article in the form; undefined until it is known. */
export function useBesideArticle({ title, language, slug, translationKey, translationOf }: Partial<Article>, pictures: number[]): BesideArticle | undefined {
  const { id } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const asked = new URLSearchParams({
    id: String(id ?? ''),
    title: title ?? '',
    language: language ?? defaultLanguage,
    key: translationKey || slug || '',
    translationOf: String(idOf(translationOf) ?? ''),
    pictures: pictures.join(),
    // A picture described in a drawer is asked for anew.
    since: mostRecentUpdate?.updatedAt ?? '',
  })
  const [{ data }] = usePayloadAPI(`/admin/api/articles/beside?${useDebounce(asked.toString(), pause)}`)
  return besideArticle.safeParse(data).data
}
