import type { Language } from './languages'
import type { ArticleType } from './sections'

/** One run of a course: its first and its last day in Hanoi, yyyy-MM-dd. */
export interface CourseRun {
  firstDay: string
  lastDay: string
}

/** What a service or course offers, in the words of staff. Its people are the article's authors (spec 2). */
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

/** The runs that are not over on a day in Hanoi, the next one first. */
export const runsFrom = (offer: Pick<Offer, 'dates'> | undefined, today: string): CourseRun[] =>
  (offer?.dates ?? []).filter(({ lastDay }) => lastDay >= today)

/** Whether a course had runs and all of them are over. One without dates is not. */
export const isOver = (offer: Pick<Offer, 'dates'> | undefined, today: string): boolean =>
  (offer?.dates.length ?? 0) > 0 && runsFrom(offer, today).length === 0

export const isOffered = (type: ArticleType): type is 'SERVICE' | 'TRAINING' =>
  type === 'SERVICE' || type === 'TRAINING'

const format = (language: Language, weekday: 'long' | 'short', month: 'numeric' | 'short' | 'long') =>
  new Intl.DateTimeFormat(language, { weekday, day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })

const formats = {
  vi: format('vi', 'long', 'numeric'),
  en: format('en', 'short', 'short'),
  zh: format('zh', 'short', 'long'),
} satisfies Record<Language, Intl.DateTimeFormat>

export const runDay = (day: string, language: Language): string =>
  formats[language].format(new Date(`${day}T00:00:00Z`))

export function runDates({ firstDay, lastDay }: CourseRun, language: Language): string {
  const first = runDay(firstDay, language)
  return firstDay === lastDay ? first : `${first} – ${runDay(lastDay, language)}`
}
