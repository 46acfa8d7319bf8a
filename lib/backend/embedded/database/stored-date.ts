import { z } from 'zod'

export function toDate(stored: string | Date | null | undefined): Date | undefined {
  const date = new Date(stored ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

export const storedDate = z.union([z.string(), z.date()]).nullable().transform(toDate)
