import { z } from 'zod'
import { inEveryLanguage, languages } from '@/lib/domain/languages'
import { toNfc } from '@/lib/domain/nfc'
import { logOnce } from '@/lib/log/once'

/** An id: a string or a number on the wire. No address can have half of a surrogate pair. */
export const id = z
  .union([z.string().min(1), z.number()])
  .transform(String)
  .refine((value) => value.isWellFormed(), 'must be well-formed')
  .transform(toNfc)

/** A string, or a number that is read as a string, such as a telephone number. In NFC (docs/adr/0068). */
export const words = z.union([
  z.string().transform((value) => toNfc(value.toWellFormed())),
  z.number().transform(String),
])

/** A text that may be missing or null on the wire; read as an empty string then. */
export const text = words.nullish().transform((value) => value ?? '')

/** A text that may be missing. Blank counts as missing. */
export const optionalText = words.nullish().transform((value) => value?.trim() || undefined)

/** A whole number from 0, also as a text. */
export const count = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int().min(0))

/** An ISO date-time, or a timestamp in milliseconds. */
export const wireDate = z
  .union([z.string(), z.number()])
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()), 'must be a date')

/** Languages are upper case for articles and lower case for members (spec 7); any case is accepted. */
export const wireLanguage = z
  .string()
  .transform((value) => value.toLowerCase())
  .pipe(z.enum(languages))

/** A name in one language or in all three. */
export const wireNames = z.union([
  words.transform((name) => ({ vi: name, en: name, zh: name })),
  z.object({ vi: words, en: words.nullish(), zh: words.nullish() }).transform(inEveryLanguage),
])

/** An address that may be missing, as it was written: another host may know it in one form alone. */
export const optionalAddress = z
  .string()
  .nullish()
  .transform((value) => value?.toWellFormed().trim() || undefined)

/** An http(s) or relative address of a picture, on this site or another. Any other scheme is dropped. */
export const pictureAddress = optionalAddress
  .catch(undefined)
  .transform((value) =>
    value !== undefined && /^https?:$/.test(URL.parse(value, 'http://site')?.protocol ?? '') ? value : undefined,
  )

/**
 * A list without its invalid items: one invalid item does not discard the others. If all items are invalid, parsing
 * fails.
 */
export const listOf = <T extends z.ZodType>(item: T) => countedListOf(item).transform(({ items }) => items)

/** The same list, with the number of its invalid items. */
export function countedListOf<T extends z.ZodType>(item: T) {
  return z.array(z.unknown()).transform((given, context): { items: z.infer<T>[]; leftOut: number } => {
    const read = given.map((one) => item.safeParse(one))
    const first = read.find(({ error }) => error)
    if (first?.error && read.every(({ error }) => error)) {
      context.addIssue({
        code: 'custom',
        message: `none of ${read.length} items can be read: ${z.prettifyError(first.error)}`,
      })
      return z.NEVER
    }
    if (first?.error) logOnce(first.error.message, 'What the hosted backend lists is left out:', first.error)
    const items = read.flatMap(({ success, data }) => (success ? [data] : []))
    return { items, leftOut: given.length - items.length }
  })
}

/** A nested list, parsed like `listOf`, except that an invalid or missing list is read as undefined. */
export const partsOf = <T extends z.ZodType>(item: T) => listOf(item).nullish().catch(undefined)

interface Ids {
  id?: string | null | undefined
  _id?: string | null | undefined
}

/** The id of a record under either of its names; empty if it has none. */
export const idIn = ({ id: own, _id }: Ids): string => own ?? _id ?? ''

/** Whether an item of a list has an id. Without one nothing can link to it. */
export const isNamed = (ids: Ids): boolean => idIn(ids) !== ''

/** One of a few codes, in any case. */
export const code = <const T extends string>(codes: readonly T[]) =>
  z
    .string()
    .transform((value) => value.trim().toUpperCase())
    .pipe(z.enum(codes))
