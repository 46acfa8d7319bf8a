'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import type { Article } from '@/lib/backend/embedded/payload-types'

/** Address of the picture that the site has drawn for shared links; undefined where the form says something else than the published article. */
export function useDrawnPicture({ slug, _status }: Partial<Article>): string | undefined {
  const isModified = useFormModified()
  const { lastUpdateTime } = useDocumentInfo()
  if (!slug || _status !== 'published' || isModified) return undefined
  // Any other name leads to the picture of today.
  return `/preview/article/${encodeURIComponent(slug)}/${lastUpdateTime}.jpg`
}
