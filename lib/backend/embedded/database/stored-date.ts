import { z } from 'zod'

/** A time as a statement returns it, of either database; undefined for what is none. */
export const storedDate = z
  .union([z.string(), z.date()])
  .nullable()
  .transform((stored) => (stored === null || Number.isNaN(new Date(stored).getTime()) ? undefined : new Date(stored)))
