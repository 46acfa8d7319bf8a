import { z } from 'zod'

/** A time as either database or Payload returns it; undefined for what is none. */
export function toDate(stored: string | Date | null | undefined): Date | undefined {
  const date = new Date(stored ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** A time as a statement returns it, of either database; undefined for what is none. */
export const storedDate = z.union([z.string(), z.date()]).nullable().transform(toDate)
