/** Visitors type dates as MM/dd/yyyy (spec 2, 9). Internally a calendar day is yyyy-MM-dd. */

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Parses a typed date. Returns undefined for a date that does not exist, such as 02/31 (product decisions 5). */
export function parseTypedDate(typed: string): string | undefined {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed.normalize('NFKC').trim()) ?? []
  if (!month || !day || !year) return undefined
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  const isDay = isMonth && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
  return isDay ? `${year}-${month}-${day}` : undefined
}

/** Formats a day as visitors type it. */
export function toTypedDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/** The start of a day in Hanoi, as a date-time of the contract (spec 3: `consultDate`). */
export const toDateTime = (day: string): string => `${day}T00:00:00+07:00`
