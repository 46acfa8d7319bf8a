import { z } from 'zod'
import { defaultLanguage, languages } from '@/lib/domain/languages'
import { articleTypes } from '@/lib/domain/sections'
import { toNfc } from '@/lib/domain/nfc'
import { toQuery } from '@/lib/domain/search/words'
import { longestQuery, years, listPageSize, memberPageSize, maxListed, searchPageSize } from '@/lib/domain/paging'
import { withoutControlCharacters } from '@/lib/domain/text'

const blank = (value: unknown) => (value === '' || value === null ? undefined : value)

const wholeNumber = (digits: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${digits}}$`), 'must be a whole number from 1')
    .transform(Number)
    .pipe(z.number().min(1, 'must be a whole number from 1'))

const page = z.preprocess(blank, wholeNumber(9).default(1))

/** Any limit is accepted, 100000000 included, but no more than `most` is answered (product decisions 4). */
const limit = (usual: number, most: number) =>
  z.preprocess(
    blank,
    wholeNumber(15)
      .transform((value) => Math.min(value, most))
      .default(usual),
  )

const language = z.preprocess(
  (value) => blank(typeof value === 'string' ? value.toLowerCase() : value),
  z.enum(languages, { error: 'must be VI, EN or ZH' }).optional(),
)

const search = z.preprocess(
  blank,
  z
    .string()
    .max(longestQuery, `must have at most ${longestQuery} characters`)
    .transform((typed) => toNfc(withoutControlCharacters(typed)))
    .default(''),
)

const type = z.preprocess(
  (value) => blank(typeof value === 'string' ? value.toUpperCase() : value),
  z.enum(articleTypes, { error: `must be one of ${articleTypes.join(', ')}` }).optional(),
)

/** Query of `GET /article/` (spec 7). */
export const articleQuery = z.object({
  type,
  topic: z.preprocess(blank, z.string().max(200, 'must have at most 200 characters').optional()),
  search,
  page,
  limit: limit(listPageSize, maxListed),
  language,
})

/** Query of `GET /member/` (spec 7). */
export const memberQuery = z.object({ search, page, limit: limit(memberPageSize, maxListed), language })

export const searchQuery = z.object({
  q: search.transform(toQuery),
  in: z.preprocess(blank, z.enum(['title'], { error: 'must be title' }).optional()),
  type,
  year: z.preprocess(blank, wholeNumber(4).pipe(z.number().min(years.first).max(years.last)).optional()),
  page,
  limit: limit(searchPageSize, searchPageSize),
  language: language.transform((value) => value ?? defaultLanguage),
})
