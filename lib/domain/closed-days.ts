import { dayOf } from './dates'
import type { Language } from './languages'

export interface ClosedDays {
  /** The first and the last day, yyyy-MM-dd. */
  firstDay: string
  lastDay: string
  name: Partial<Record<Language, string>>
}

/** Days of the longest entry: no office closes longer, and a wrong year would close it for good. */
const longestDays = 31

const noticeDays = 30

/** How many days ahead times can be chosen, and the pages know closed days, for structured data and calendars. */
export const aheadDays = 366

const dayMs = 24 * 60 * 60 * 1000

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export const dayAfter = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10)

/** Whether a text is a day that exists, as yyyy-MM-dd: 31 February would be a day of March. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && dayAfter(text, 0) === text

export const isSpan = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): boolean =>
  isDay(firstDay) && isDay(lastDay) && lastDay >= firstDay

export const isPeriod = (firstDay: string, lastDay: string): boolean =>
  isSpan({ firstDay, lastDay }) && lastDay < dayAfter(firstDay, longestDays)

export function daysIn(closed: readonly Pick<ClosedDays, 'firstDay' | 'lastDay'>[]): Set<string> {
  const days = new Set<string>()
  for (const { firstDay, lastDay } of closed)
    if (isPeriod(firstDay, lastDay)) for (let day = firstDay; day <= lastDay; day = dayAfter(day, 1)) days.add(day)
  return days
}

const untilIn = <T extends ClosedDays>(closed: readonly T[], now: Date, days: number): T[] => {
  const today = dayOf(now)
  return closed
    .filter(({ firstDay, lastDay }) => lastDay >= today && firstDay <= dayAfter(today, days))
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
}

export const comingClosedDays = <T extends ClosedDays>(closed: readonly T[], now: Date): T[] =>
  untilIn(closed, now, aheadDays)

export const nearClosedDays = <T extends ClosedDays>(closed: readonly T[], now: Date): T[] =>
  untilIn(closed, now, noticeDays)

/** Days without consultation: intervals ("2027-02-05/2027-02-09") and days of the week ("0" is Sunday). */
export type Closed = readonly string[]

export const isClosedOn = (day: string, closed: Closed): boolean =>
  closed.some((one) =>
    one.length === 1
      ? Number(one) === new Date(timeOf(day)).getUTCDay()
      : one.slice(0, 10) <= day && day <= one.slice(11),
  )

/** The first open day after a closed one; undefined for a day that is open, or if none follows within two months. */
export function nextOpenDay(day: string, closed: Closed): string | undefined {
  if (!isClosedOn(day, closed)) return undefined
  const following = Array.from({ length: 2 * longestDays }, (_, i) => dayAfter(day, i + 1))
  return following.find((next) => !isClosedOn(next, closed))
}

export function closedDates({ firstDay, lastDay }: ClosedDays, language: Language): string {
  const month = language === 'vi' ? 'numeric' : 'long'
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
  return format.formatRange(timeOf(firstDay), timeOf(lastDay))
}
