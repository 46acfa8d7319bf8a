import { dayOf, timeOf } from './dates'

/** Working days in Hanoi, and when a request should have been answered. Days are written yyyy-MM-dd. */

/** Public holidays on a fixed day of the solar calendar, MM-dd. Those of the lunar calendar are entered by staff. */
const fixedHolidays = ['01-01', '04-30', '05-01', '09-02']

const dayMs = 24 * 60 * 60 * 1000

/** Hanoi has no summer time. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+07:00`)

const dayAfter = (day: string): string => dayOf(new Date(startOf(day) + dayMs))

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Whether the institute answers requests on a day: Monday to Friday, unless it is a holiday. */
export function isWorkingDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = weekdayOf(day)
  return weekday >= 1 && weekday <= 5 && !fixedHolidays.includes(day.slice(5)) && !holidays.has(day)
}

function nextWorkingDay(day: string, holidays: ReadonlySet<string>): string {
  let next = dayAfter(day)
  while (!isWorkingDay(next, holidays)) next = dayAfter(next)
  return next
}

/**
 * When a working day has passed since a request came: at the same time of the next working day. What comes on another
 * day counts as come at the beginning of the next working day.
 */
export function answerDue(receivedAt: Date, holidays: ReadonlySet<string>): Date {
  const day = dayOf(receivedAt)
  const isOpen = isWorkingDay(day, holidays)
  const first = isOpen ? day : nextWorkingDay(day, holidays)
  const sinceMidnight = isOpen ? receivedAt.getTime() - startOf(day) : 0
  return new Date(startOf(nextWorkingDay(first, holidays)) + sinceMidnight)
}

/** From this time of a working day on, HH:mm, staff are reminded. */
const remindFrom = '08:00'

/** Whether staff are reminded of anything now. */
export const isReminderTime = (now: Date, holidays: ReadonlySet<string>): boolean =>
  isWorkingDay(dayOf(now), holidays) && timeOf(now) >= remindFrom

const oneDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

function toDay(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] = oneDay.exec(typed) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = startOf(written)
  // 31/02 would be a day of March.
  return Number.isNaN(time) || dayOf(new Date(time)) !== written ? undefined : written
}

/** Days of the longest holiday that can be entered in one line. */
const longestHoliday = 31

/**
 * Reads holidays as staff enter them, one in a line: dd/MM/yyyy, or two days with a dash between for all days from one
 * to the other. Lines that are none of both are returned as faults.
 */
export function readHolidays(text: string): { days: Set<string>; faults: string[] } {
  const days = new Set<string>()
  const faults: string[] = []
  for (const line of text.split('\n').map((typed) => typed.trim())) {
    if (line === '') continue
    const [from, to, ...more] = line.split(/\s*[-–]\s*/).map(toDay)
    const last = line.search(/[-–]/) < 0 ? from : to
    const isReadable = from && last && more.length === 0 && last >= from
    const length = isReadable ? (startOf(last) - startOf(from)) / dayMs + 1 : 0
    if (!isReadable || length > longestHoliday) faults.push(line)
    else for (let day = from; day <= last; day = dayAfter(day)) days.add(day)
  }
  return { days, faults }
}
