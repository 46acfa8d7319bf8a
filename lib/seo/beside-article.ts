import { z } from 'zod'
import { languages } from '@/lib/domain/languages'

/** Pictures that are asked for at once. */
const mostPictures = 100

const optionalId = z.preprocess((value) => value || undefined, z.coerce.number().int().positive().optional())

/** What the studio asks while an article is written: which one, and what it refers to. */
export const besideQuery = z.object({
  id: optionalId,
  title: z.string(),
  language: z.enum(languages),
  /** What its translations share with it. */
  key: z.string(),
  translationOf: optionalId,
  pictures: z.string().transform((list) => list.split(',').map(Number).filter((id) => Number.isInteger(id) && id > 0).slice(0, mostPictures)),
})

export type BesideQuery = z.infer<typeof besideQuery>

/** What stands beside an article that is being written: others, and its pictures. */
export const besideArticle = z.object({
  isTitleTaken: z.boolean(),
  isTranslated: z.boolean(),
  pictures: z.array(z.object({ id: z.number(), width: z.number(), height: z.number(), isDescribed: z.boolean() })),
})

export type BesideArticle = z.infer<typeof besideArticle>
