import { z } from 'zod'
import { cleanText } from '@/lib/domain/clean-text'
import { isSpan } from '@/lib/domain/closed-days'
import { offerLimits, type CourseRun, type Offer } from '@/lib/domain/offer'

const line = z
  .string()
  .nullish()
  .transform(
    (value) =>
      cleanText(value ?? '')
        .trim()
        .slice(0, offerLimits.line) || undefined,
  )

/** The lines of a list, as staff type them in one field or a file lists them; empty ones are left out. */
const lines = z
  .union([z.string().transform((text) => text.split('\n')), z.array(z.string())])
  .nullish()
  .transform((list) => (list ?? []).flatMap((each) => line.parse(each) ?? []).slice(0, offerLimits.lines))

const run = z.object({ firstDay: z.string(), lastDay: z.string() }).refine(isSpan)

const runs = z
  .array(z.unknown())
  .nullish()
  .transform((list): CourseRun[] =>
    (list ?? [])
      .flatMap((each) => run.safeParse(each).data ?? [])
      .slice(0, offerLimits.dates)
      .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1)),
  )

/** Reads an offer from the database, a backend or a file: a part that cannot be read counts as missing. */
const offerInput = z.object({
  promise: line.catch(undefined),
  includes: lines.catch([]),
  duration: line.catch(undefined),
  fee: line.catch(undefined),
  bring: lines.catch([]),
  audience: line.catch(undefined),
  place: line.catch(undefined),
  isOnline: z.boolean().nullish().transform(Boolean).catch(false),
  seats: line.catch(undefined),
  dates: runs.catch([]),
})

/** The offer that is stored or sent; undefined if nothing is in it. */
export function toOffer(stored: unknown): Offer | undefined {
  const { data } = offerInput.safeParse(stored ?? {})
  const isEmpty = !data || Object.values(data).every((part) => !part || (Array.isArray(part) && part.length === 0))
  return isEmpty ? undefined : data
}
