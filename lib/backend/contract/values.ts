import { z } from 'zod'
import { inEveryLanguage, languages } from '@/lib/domain/languages'

/** Ids may be text or numbers on the wire. */
export const id = z.union([z.string().min(1), z.number()]).transform(String)

/** What may be text or a number on the wire, as a telephone number is. */
const words = z.union([z.string(), z.number().transform(String)])

/** A text that may be missing or null on the wire. */
export const text = words.nullish().transform((value) => value ?? '')

/** A text whose absence means something; blank counts as absent. */
export const optionalText = words.nullish().transform((value) => value?.trim() || undefined)

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

/** Address of a picture: of this site or of another's, never anything else. */
export const pictureAddress = optionalText
  .catch(undefined)
  .transform((value) => (value !== undefined && /^https?:$/.test(URL.parse(value, 'http://site')?.protocol ?? '') ? value : undefined))

/** A list without the items that cannot be read: one of them takes no others away. Where none of them can, the whole is no answer. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.array(z.unknown()).transform((given, context): z.infer<T>[] => {
    const read = given.map((one) => item.safeParse(one))
    const first = read.find(({ error }) => error)
    if (first?.error && read.every(({ error }) => error)) {
      context.addIssue({ code: 'custom', message: `none of ${read.length} items can be read: ${z.prettifyError(first.error)}` })
      return z.NEVER
    }
    return read.flatMap(({ success, data }) => (success ? [data] : []))
  })
}

/** The same for a list that is a part of something: what cannot be read of it is not there. */
export const partsOf = <T extends z.ZodType>(item: T) => listOf(item).nullish().catch(undefined)

/** Whether something in a list says its id, without which nothing leads to it. */
export const isNamed = ({ id: own, _id }: { id?: string | undefined; _id?: string | undefined }): boolean => (own ?? _id) !== undefined
