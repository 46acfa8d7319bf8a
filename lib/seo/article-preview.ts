import { z } from 'zod'
import { textChanges } from '@/lib/content/html/media/changes'

/** A link to the preview of an article, as the studio's API returns it. */
export const previewLink = z.object({
  /** The whole address. */
  address: z.string(),
  /** When the link ends, in ISO 8601. */
  expires: z.iso.datetime(),
  /** The path of the article's page, if it is published. */
  published: z.string().nullable(),
})

export type PreviewLink = z.infer<typeof previewLink>

/** A text that is being written, as the site will show it. */
export const previewText = z.object({ html: z.string(), changes: textChanges })

export type PreviewText = z.infer<typeof previewText>
