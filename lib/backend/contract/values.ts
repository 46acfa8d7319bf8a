import { z } from 'zod'
import { inEveryLanguage, languages } from '@/lib/domain/languages'

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
export const wireDate = z
  .union([z.string(), z.number()])
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()), 'must be a date')

/** Languages stand in upper case for articles and in lower case for members (spec 7); any case is read. */
export const wireLanguage = z
  .string()
  .transform((value) => value.toLowerCase())
  .pipe(z.enum(languages))

/** A name in one language or in all three. */
export const wireNames = z.union([
  z.string().transform((name) => ({ vi: name, en: name, zh: name })),
  z
    .object({ vi: z.string(), en: z.string().nullish(), zh: z.string().nullish() })
    .transform(inEveryLanguage),
])

/**
 * A list of which one thing that is written otherwise takes no other away. Where every one is, it is not the list that was asked for, and
 * not an empty one.
 */
export const listOf = <T extends z.ZodType>(thing: T) =>
  z.array(z.unknown()).transform((found, context): z.infer<T>[] => {
    const read = found.map((one) => thing.safeParse(one))
    const whole = read.flatMap(({ success, data }) => (success ? [data] : []))
    if (whole.length > 0 || found.length === 0) return whole
    context.addIssue({ code: 'custom', message: 'must be a list of what the contract knows' })
    return z.NEVER
  })

/** The same below something else, which is worth more than its list: what cannot be read is not there. */
export const listBelow = <T extends z.ZodType>(thing: T) => listOf(thing).nullish().catch(undefined)

/** Address of a picture: of this site or of another's, never anything else. */
export const pictureAddress = optionalText.transform((value) => (value !== undefined && /^https?:$/.test(URL.parse(value, 'http://site')?.protocol ?? '') ? value : undefined))
