import { z } from 'zod'
import { textChanges } from '@/lib/content/html/media/changes'

export const previewLink = z.object({
  address: z.string(),
  expires: z.iso.datetime(),
  published: z.string().nullable(),
})

export type PreviewLink = z.infer<typeof previewLink>

export const previewText = z.object({ html: z.string(), changes: textChanges })

export type PreviewText = z.infer<typeof previewText>
