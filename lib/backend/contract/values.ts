import { z } from 'zod'

/** Ids may be text or numbers on the wire. */
export const id = z.union([z.string().min(1), z.number()]).transform(String)

/** A text that may be missing or null on the wire. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A text whose absence means something; blank counts as absent. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined)

/** An ISO date-time or a time in milliseconds. */
export const wireDate = z.coerce.date()
