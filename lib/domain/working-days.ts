import { dayAfter } from './closed-days'
import { dayOf, timeOf } from './dates'

/** Hanoi has no summer time. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+07:00`)

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export function isWorkingDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = weekdayOf(day)
  return weekday >= 1 && weekday <= 5 && !holidays.has(day)
}

function nextWorkingDay(day: string, holidays: ReadonlySet<string>): string {
  let next = dayAfter(day, 1)
  while (!isWorkingDay(next, holidays)) next = dayAfter(next, 1)
  return next
}

/** When a working day has passed since a request: one from a day off counts from the next working day. */
export function answerDue(receivedAt: Date, holidays: ReadonlySet<string>): Date {
  const day = dayOf(receivedAt)
  const isOpen = isWorkingDay(day, holidays)
  const first = isOpen ? day : nextWorkingDay(day, holidays)
  const sinceMidnight = isOpen ? receivedAt.getTime() - startOf(day) : 0
  return new Date(startOf(nextWorkingDay(first, holidays)) + sinceMidnight)
}

const remindFrom = '08:00'

export const isReminderTime = (now: Date, holidays: ReadonlySet<string>): boolean =>
  isWorkingDay(dayOf(now), holidays) && timeOf(now) >= remindFrom
