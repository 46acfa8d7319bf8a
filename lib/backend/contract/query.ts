import { z } from 'zod'
import { languages } from '@/lib/domain/languages'
import { articleTypes } from '@/lib/domain/sections'
import { listPageSize, memberPageSize } from '@/lib/domain/paging'

/** A parameter left empty counts as not given. */
const blank = (value: unknown) => (value === '' || value === null ? undefined : value)

const page = z.preprocess(
  blank,
  z.string().regex(/^\d{1,9}$/, 'must be a whole number from 1').transform(Number).pipe(z.number().min(1, 'must be a whole number from 1')).default(1),
)

/** Any limit is accepted, 100000000 included (decisions 4); beyond this, page times limit would leave the databases' numbers. */
const most = 1_000_000

const limit = (usual: number) =>
  z.preprocess(
    blank,
    z
      .string()
      .regex(/^\d{1,15}$/, 'must be a whole number from 1')
      .transform(Number)
      .pipe(z.number().min(1, 'must be a whole number from 1'))
      .transform((value) => Math.min(value, most))
      .default(usual),
  )

const language = z.preprocess(
  (value) => (typeof value === 'string' ? blank(value.toLowerCase()) : blank(value)),
  z.enum(languages, { error: 'must be VI, EN or ZH' }).optional(),
)

const search = z.preprocess(blank, z.string().max(200, 'must have at most 200 characters').default(''))

/** Query of `GET /article/` (spec 7). */
export const articleQuery = z.object({
  type: z.preprocess(
    (value) => (typeof value === 'string' ? blank(value.toUpperCase()) : blank(value)),
    z.enum(articleTypes, { error: `must be one of ${articleTypes.join(', ')}` }).optional(),
  ),
  search,
  page,
  limit: limit(listPageSize),
  language,
})

/** Query of `GET /member/` (spec 7). */
export const memberQuery = z.object({ search, page, limit: limit(memberPageSize), language })
