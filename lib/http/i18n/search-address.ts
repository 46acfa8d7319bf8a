import { z } from 'zod'
import { toQuery } from '@/lib/domain/search/words'
import { longestQuery, years } from '@/lib/domain/paging'
import { typeOfSection } from '@/lib/domain/sections'

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)

const typed = z
  .preprocess(
    first,
    z.string().transform((text) => toQuery(text).trim().slice(0, longestQuery)),
  )
  .catch('')

export const finderAddress = z.object({ ten: typed })

export const searchAddress = z.object({
  q: typed,
  loai: z.preprocess(first, z.string().transform(typeOfSection)).catch(undefined),
  nam: z.preprocess(first, z.coerce.number().int().min(years.first).max(years.last)).optional().catch(undefined),
  page: z.preprocess(first, z.coerce.number().int().min(1).max(1_000_000)).catch(1),
})
