import { z } from 'zod'
import { cleanText } from './clean-text'
import { isDay } from './closed-days'

/** One run of a course: its first and its last day in Hanoi, yyyy-MM-dd. */
export interface CourseRun {
  firstDay: string
  lastDay: string
}

/**
 * What a service or a course offers, in the words of staff: all of it is optional, also on the wire. Its people are the
 * article's authors (product decisions 9).
 */
export interface Offer {
  promise?: string | undefined
  includes: string[]
  duration?: string | undefined
  fee?: string | undefined
  bring: string[]
  audience?: string | undefined
  place?: string | undefined
  isOnline: boolean
  seats?: string | undefined
  dates: CourseRun[]
}

/** Characters of a line, lines of a list, and runs of a course. */
export const offerLimits = { line: 300, lines: 12, dates: 24 } as const

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

const run = z.object({ firstDay: z.string(), lastDay: z.string() }).refine(isRun)

export function isRun({ firstDay, lastDay }: CourseRun): boolean {
  return isDay(firstDay) && isDay(lastDay) && firstDay <= lastDay
}

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
export const offerInput = z.object({
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

/** The runs that are not over on a day in Hanoi, the next one first. */
export const runsFrom = (offer: Pick<Offer, 'dates'> | undefined, today: string): CourseRun[] =>
  (offer?.dates ?? []).filter(({ lastDay }) => lastDay >= today)

/** Whether a course had runs and all of them are over. One without dates is not. */
export const isOver = (offer: Pick<Offer, 'dates'> | undefined, today: string): boolean =>
  (offer?.dates.length ?? 0) > 0 && runsFrom(offer, today).length === 0
