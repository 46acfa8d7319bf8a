'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo } from 'react'
import type { Article } from '@/lib/backend/embedded/payload-types'

/** Returns the article with the form's current values, saved or not. */
export function useWrittenArticle(): Partial<Article> {
  const [fields] = useAllFormFields()
  return useMemo(() => reduceFieldsToValues(fields, true), [fields])
}
