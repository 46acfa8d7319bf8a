import { z } from 'zod'
import { languages } from '@/lib/domain/languages'

/** Maximum number of pictures per request. */
const mostPictures = 100

const optionalId = z.preprocess((value) => value || undefined, z.coerce.number().int().positive().optional())

/**
 * The studio's request for facts about an article that is being written: its identity and the content that it refers
 * to.
 */
export const besideQuery = z.object({
  id: optionalId,
  title: z.string(),
  language: z.enum(languages),
  /** The translation key that it shares with its translations. */
  key: z.string(),
  translationOf: optionalId,
  pictures: z.string().transform((list) =>
    list
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0)
      .slice(0, mostPictures),
  ),
})

export type BesideQuery = z.infer<typeof besideQuery>

/** Facts about other content that concern the article: other articles, and its pictures. */
export const besideArticle = z.object({
  isTitleTaken: z.boolean(),
  isTranslated: z.boolean(),
  pictures: z.array(z.object({ id: z.number(), width: z.number(), height: z.number(), isDescribed: z.boolean() })),
})

export type BesideArticle = z.infer<typeof besideArticle>
