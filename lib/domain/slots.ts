import { aheadDays, dayAfter, isClosedOn, isDay, type Closed, type ClosedDays } from './closed-days'
import { dayOf, timeOf } from './dates'
import { weekdays, type Weekday } from './opening-days'

/** Times of the week at which appointments are possible; `from` and `until` are HH:mm. */
export interface SlotPeriod {
  days: readonly Weekday[]
  from: string
  until: string
}

export interface SlotSettings {
  /** Length of a slot; 0 if visitors choose the day alone. */
  minutes: number
  people: number
  /** When appointments are possible; without any, in the opening hours. */
  periods: readonly SlotPeriod[]
}

/** A time at which somebody can be received, HH:mm in Hanoi. */
export interface Slot {
  start: string
  end: string
}

export interface TakenSeat extends Slot {
  /** From 1. */
  seat: number
}

export const slotLimits = { shortest: 10, longest: 480, people: 20, periods: 14 } as const

export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

function weekdayOf(day: string): Weekday | undefined {
  // Sunday is 0.
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]
}

const isInReach = (day: string, now: Date): boolean =>
  isDay(day) && day >= dayOf(now) && day <= dayAfter(dayOf(now), aheadDays)

/** The slot that begins at a time, HH:mm; undefined if staff have set up no slots. */
export const slotFrom = (start: string, { minutes }: SlotSettings): Slot | undefined =>
  minutes < slotLimits.shortest ? undefined : { start, end: toTime(Math.min(minutesOf(start) + minutes, 24 * 60 - 1)) }

interface Week {
  hours: { opens: string; closes: string; days: readonly Weekday[] }
  slots: SlotSettings
}

export function closedOf({ hours, slots, closedDays }: Week & { closedDays: readonly ClosedDays[] }): Closed {
  const open = new Set([...hours.days, ...(slots.minutes > 0 ? slots.periods : []).flatMap(({ days }) => days)])
  // Without any, the institute has not said when it is open.
  const week = open.size > 0 ? weekdays.filter((day) => !open.has(day)) : []
  return [
    ...week.map((day) => String((weekdays.indexOf(day) + 1) % 7)),
    ...closedDays.map(({ firstDay, lastDay }) => `${firstDay}/${lastDay}`),
  ]
}

/** The slots of a day (yyyy-MM-dd) still to come, the earliest first; one that overlaps the slot before is left out. */
export function slotsOf(day: string, { hours, slots }: Week, closed: Closed, now: Date): Slot[] {
  if (slots.minutes < slotLimits.shortest || slots.people < 1 || !isInReach(day, now) || isClosedOn(day, closed))
    return []
  const weekday = weekdayOf(day)
  const week = slots.periods.length > 0 ? slots.periods : [{ days: hours.days, from: hours.opens, until: hours.closes }]
  const passed = day === dayOf(now) ? timeOf(now) : ''
  const results: Slot[] = []
  const today = week
    .filter(({ days, from, until }) => days.some((one) => one === weekday) && isTimeOfDay(from) && isTimeOfDay(until))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
  for (const { from, until } of today)
    for (let at = minutesOf(from); at + slots.minutes <= minutesOf(until); at += slots.minutes) {
      const slot = { start: toTime(at), end: toTime(at + slots.minutes) }
      if (slot.start > passed && slot.start >= (results.at(-1)?.end ?? '')) results.push(slot)
    }
  return results
}

/** The lowest free place of a slot, from 1; undefined if none. Places taken under earlier settings count too. */
export function freeSeat(slot: Slot, people: number, taken: readonly TakenSeat[]): number | undefined {
  const seats = new Set(taken.filter(({ start, end }) => start < slot.end && end > slot.start).map(({ seat }) => seat))
  if (seats.size >= people) return undefined
  return Array.from({ length: people }, (_, i) => i + 1).find((seat) => !seats.has(seat))
}

export const freeSlots = (slots: readonly Slot[], people: number, taken: readonly TakenSeat[]): Slot[] =>
  slots.filter((slot) => freeSeat(slot, people, taken) !== undefined)
