'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { PostNames } from '@/lib/backend/embedded/members/post-choices'
import { postName, type PostRow } from './post-name'

export function PostLabel({ names }: { names: PostNames }) {
  const { data, rowNumber } = useRowLabel<PostRow>()
  const { i18n } = useTranslation()
  return <span>{postName(data, names, i18n) || `${(rowNumber ?? 0) + 1}`}</span>
}
