import { z } from 'zod'
import { isSitePage } from '@/lib/domain/site-pages'
import type { SitePage } from '../model'

const text = z.object({ title: z.string().min(1), summary: z.string(), content: z.string().min(1) })

/** Wire format of a page about the institute. `GET /page/{id}` is this site's addition to the contract. */
export const wireSitePage = z.object({
  id: z.string().refine(isSitePage),
  publishedDate: z.coerce.date(),
  texts: z.object({ vi: text, en: text, zh: text }),
}) satisfies z.ZodType<SitePage>

export const fromSitePage = ({ publishedDate, ...page }: SitePage) => ({
  ...page,
  publishedDate: publishedDate.toISOString(),
})
