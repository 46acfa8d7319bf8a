'use client'

import './without-eval'
import { usePayloadAPI } from '@payloadcms/ui'
import { z } from 'zod'
import { idOf } from '@/lib/backend/embedded/database/id-of'
import type { Article } from '@/lib/backend/embedded/payload-types'

const answer = z.object({ docs: z.tuple([z.object({ url: z.string() })]) })

export function usePictureAddress({ meta, previewImage }: Partial<Article>): string | undefined {
  const id = idOf(meta?.image) ?? idOf(previewImage)
  const [{ data }] = usePayloadAPI(`/admin/api/media?depth=0&limit=1&where[id][equals]=${id ?? 0}`)
  return answer.safeParse(data).data?.docs[0].url
}
