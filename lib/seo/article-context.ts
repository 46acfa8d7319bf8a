import { z } from 'zod'
import { languages } from '@/lib/domain/languages'

const maxImages = 100

const optionalId = z.preprocess((value) => value || undefined, z.coerce.number().int().positive().optional())

export const articleContextQuery = z.object({
  id: optionalId,
  title: z.string(),
  language: z.enum(languages),
  key: z.string(),
  translationOf: optionalId,
  images: z.string().transform((list) =>
    list
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0)
      .slice(0, maxImages),
  ),
})

export type ArticleContextQuery = z.infer<typeof articleContextQuery>

export const articleContext = z.object({
  isTitleTaken: z.boolean(),
  isTranslated: z.boolean(),
  images: z.array(z.object({ id: z.number(), width: z.number(), height: z.number(), isDescribed: z.boolean() })),
})

export type ArticleContext = z.infer<typeof articleContext>
