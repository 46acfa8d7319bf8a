'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import type { Article } from '@/lib/backend/embedded/payload-types'

/**
 * Returns the address of the picture that the site renders for shared links. Returns undefined if the form differs from
 * the published article.
 */
export function useRenderedPicture({ slug, _status }: Partial<Article>): string | undefined {
  const isModified = useFormModified()
  const { lastUpdateTime } = useDocumentInfo()
  if (!slug || _status !== 'published' || isModified) return undefined
  // Any other file name redirects to the current picture.
  return `/preview/article/${encodeURIComponent(slug)}/${lastUpdateTime}.jpg`
}
