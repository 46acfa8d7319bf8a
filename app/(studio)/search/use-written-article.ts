'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo } from 'react'
import type { Article } from '@/lib/backend/embedded/payload-types'

export function useWrittenArticle(): Partial<Article> {
  const [fields] = useAllFormFields()
  return useMemo(() => reduceFieldsToValues(fields, true), [fields])
}
