import { nextOpenDay, type Closed } from './closed-days'
import { normalized } from './nfc'

const plain = (typed: string): string =>
  normalized(typed, 'NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** Visitors type dates as MM/dd/yyyy (spec 2, 9). Internally a calendar day is yyyy-MM-dd. */

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

function dayFrom(year: string, month: string, date: string): string | undefined {
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  const isDay = isMonth && Number(date) >= 1 && Number(date) <= daysIn(Number(year), Number(month))
  return isDay ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : undefined
}

/** Parses a typed date. Returns undefined for a date that does not exist, such as 02/31 (product decisions 5). */
export function parseTypedDate(typed: string): string | undefined {
  const [, month, date, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(plain(typed)) ?? []
  return month && date && year ? dayFrom(year, month, date) : undefined
}

/** A year in full, or its last two digits; 20 is the beginning of a year that is still being typed. */
const year = '(?<Y>\\d{4}|(?!20)\\d{2})$'

/** No visitor means a day before it. */
const firstOffered = '2000-01-01'

/** Ways to write a date in digits alone, the stated one first; Y, M and D are the digits of year, month and date. */
const withoutSeparators = [
  /^(?<M>\d{2})(?<D>\d{2})(?<Y>\d{4})$/,
  /^(?<D>\d{2})(?<M>\d{2})(?<Y>\d{4})$/,
  /^(?<Y>\d{4})(?<M>\d{2})(?<D>\d{2})$/,
]
const yearFirst = /^(?<Y>\d{4})\D+(?<M>\d{1,2})\D+(?<D>\d{1,2})\D*$/
const monthFirst = new RegExp(`^\\D*(?<M>\\d{1,2})\\D+(?<D>\\d{1,2})\\D+${year}`)
const dayFirst = new RegExp(`^\\D*(?<D>\\d{1,2})\\D+(?<M>\\d{1,2})\\D+${year}`)

function readings(typed: string): (string | undefined)[] {
  const text = plain(typed)
  if (text.length > 40) return []
  const separated = text.includes('/') ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
  return [...withoutSeparators, yearFirst, ...separated].flatMap((order) => {
    const { Y = '', M = '', D = '' } = order.exec(text)?.groups ?? {}
    return Y ? [dayFrom(Y.length === 2 ? `20${Y}` : Y, M, D)] : []
  })
}

export function isUnreal(typed: string): boolean {
  const days = readings(typed)
  return days.length > 0 && days.every((day) => day === undefined)
}

/**
 * The day that a visitor probably means by a date that is not written as MM/dd/yyyy; undefined if it is written so, or
 * if no day can be recognised. With slashes the month is taken to come first, as the field says; with other separators
 * (25.12.2026) the day. The second reading is used where the first is no day.
 */
export function offeredDate(typed: string): string | undefined {
  return parseTypedDate(typed) ? undefined : readings(typed).find((day) => day && day >= firstOffered)
}

export function dayToOffer(typed: string, closed: Closed): string | undefined {
  const day = parseTypedDate(typed)
  return day === undefined ? offeredDate(typed) : nextOpenDay(day, closed)
}

export function toTypedDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/** The start of a day in Hanoi, as a date-time of the contract (spec 3: `consultDate`). */
export const toDateTime = (day: string): string => `${day}T00:00:00+07:00`
