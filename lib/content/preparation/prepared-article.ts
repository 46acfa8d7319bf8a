import { z } from 'zod'
import type { Language } from '@/lib/domain/languages'

export interface ArticleSource {
  content: string
  language: Language
  /** Path of its page, the base of relative addresses. With an origin the forms are those of one site alone. */
  page: string
}

const storedCitation = z.object({
  key: z.string(),
  number: z.string().optional(),
})

const heading = z.object({ id: z.string(), text: z.string() })

export type Heading = z.infer<typeof heading>

export type StoredCitation = z.infer<typeof storedCitation>

/** As it is made and stored, this site's own addresses have no origin yet (`atOrigin`). */
export const preparedArticle = z.object({
  /** HTML of its page, by the language of the page's own words. */
  html: z.object({ vi: z.string(), en: z.string(), zh: z.string() } satisfies Record<Language, z.ZodString>),
  chapters: z.array(heading),
  minutes: z.number(),
  /** Forms of older versions have none. */
  wordCount: z.number().optional(),
  portable: z.string(),
  markdown: z.string(),
  /** What it cites. In its HTML these citations are marked (`linkCitations`). Forms of older versions have none. */
  citations: z.array(storedCitation).default([]),
})

export type PreparedArticle = z.infer<typeof preparedArticle>

/**
 * Version of the preparation. Increment it when the same source gives another result, also after an update of the
 * sanitiser that closes a hole: stored results are then made again.
 */
export const preparationVersion = 10
