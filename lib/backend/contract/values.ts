import { z } from 'zod'
import { defaultLanguage, inEveryLanguage, languages, type Language } from '@/lib/domain/languages'
import { toNfc } from '@/lib/domain/nfc'
import { logOnce } from '@/lib/operations/log/loggable'

/** An id: a string or a number on the wire. No address can have half of a surrogate pair. */
export const id = z
  .union([z.string().min(1), z.number()])
  .transform(String)
  .refine((value) => value.isWellFormed(), 'must be well-formed')
  .transform(toNfc)

/** A string, or a number that is read as a string, such as a telephone number. In NFC (docs/adr/0047). */
export const words = z.union([
  z.string().transform((value) => toNfc(value.toWellFormed())),
  z.number().transform(String),
])

export const text = words.nullish().transform((value) => value ?? '')

export const optionalText = words.nullish().transform((value) => value?.trim() || undefined)

export const count = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int().min(0))

/** Above this a timestamp counts milliseconds: as seconds it would be in the year 5138, as milliseconds in 1973. */
const maxSeconds = 100_000_000_000

const yearFirst =
  /^(?<Y>\d{4})-(?<M>\d{2})-(?<D>\d{2})(?:[T ](?<h>\d{2}):(?<m>\d{2})(?::(?<s>\d{2}(?:\.\d+)?))?)?(?<zone> ?(?:Z|[+-]\d{2}:?\d{2}))?$/i
const dayFirst =
  /^(?<D>\d{1,2})[/.-](?<M>\d{1,2})[/.-](?<Y>\d{4})(?:[T ,]+(?<h>\d{1,2}):(?<m>\d{2})(?::(?<s>\d{2}))?)?$/
const namedMonth = /[a-z]{3}/i

/** Reads a date as backends write it; undefined if there is no such day. Without a time zone it is Hanoi's. */
export function readDate(input: string | number): Date | undefined {
  const text = String(input).trim()
  const known = (ms: number) => (Number.isNaN(new Date(ms).getTime()) ? undefined : new Date(ms))
  if (/^-?\d+(?:\.\d+)?$/.test(text))
    return known(Math.abs(Number(text)) < maxSeconds ? Number(text) * 1000 : Number(text))
  const parts = (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups
  if (!parts) return namedMonth.test(text) ? known(Date.parse(text)) : undefined
  const part = (name: string) => parts[name]?.padStart(2, '0') ?? '00'
  const day = `${part('Y')}-${part('M')}-${part('D')}`
  // The 31st of a shorter month would be a day of the next one.
  if (
    !known(Date.parse(`${day}T00:00Z`))
      ?.toISOString()
      .startsWith(day) ||
    part('h') > '23'
  )
    return undefined
  // A day alone is that day everywhere: at midnight of UTC it is morning in Hanoi.
  const zone = parts.zone?.trim() ?? (parts.h === undefined ? 'Z' : '+07:00')
  return known(Date.parse(`${day}T${part('h')}:${part('m')}:${part('s')}${zone}`))
}

export const wireDate = z.union([z.string(), z.number()]).transform((value, context): Date => {
  const read = readDate(value)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'must be a date' })
  return z.NEVER
})

const otherSpellings: Record<Language, string[]> = {
  vi: ['vn', 'vie', 'vietnamese'],
  en: ['eng', 'english', 'us', 'gb', 'uk'],
  zh: ['cn', 'zho', 'chi', 'chinese'],
}

export function readLanguage(code: string): Language | undefined {
  const [first = ''] = code.trim().toLowerCase().split(/[-_]/)
  return languages.find((language) => language === first || otherSpellings[language].includes(first))
}

/** A language of this site. Upper case for articles and lower case for members (spec 7); any case is accepted. */
export const ownLanguage = z.string().transform((value, context): Language => {
  const read = readLanguage(value)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'must be a language of the site' })
  return z.NEVER
})

/** The language of a record: one that the site does not have is shown in its own, everywhere alike. */
export const wireLanguage = z
  .string()
  .transform((value) => (value.trim() === '' ? undefined : (readLanguage(value) ?? defaultLanguage)))

/** Whether something is shown. Some backends write it as text or as a number. */
export const wireFlag = z
  .union([z.boolean(), z.string(), z.number()])
  .transform((value) => !/^(?:false|0|no|off)?$/i.test(String(value).trim()))

export const wireNames = z.union([
  words.transform((name) => ({ vi: name, en: name, zh: name })),
  z.object({ vi: words, en: words.nullish(), zh: words.nullish() }).transform(inEveryLanguage),
])

/** An address that may be missing, as it was written: another host may know it in one form alone. */
export const optionalAddress = z
  .string()
  .nullish()
  .transform((value) => value?.toWellFormed().trim() || undefined)

/** An http(s) or relative address of an image, on this site or another. Any other scheme is dropped. */
export const imageAddress = optionalAddress
  .catch(undefined)
  .transform((value) =>
    value !== undefined && /^https?:$/.test(URL.parse(value, 'http://site')?.protocol ?? '') ? value : undefined,
  )

/** A list without its invalid items. Parsing fails if all are invalid. */
export const listOf = <T extends z.ZodType>(item: T) => countedListOf(item).transform(({ items }) => items)

export function countedListOf<T extends z.ZodType>(item: T) {
  return z.array(z.unknown()).transform((inputs, context): { items: z.infer<T>[]; leftOut: number } => {
    const read = inputs.map((one) => item.safeParse(one))
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
    return { items, leftOut: inputs.length - items.length }
  })
}

/** A nested list, parsed like `listOf`, except that an invalid or missing list is read as undefined. */
export const partsOf = <T extends z.ZodType>(item: T) => listOf(item).nullish().catch(undefined)

interface Ids {
  id?: string | null | undefined
  _id?: string | null | undefined
}

export const idIn = ({ id: own, _id }: Ids): string => own ?? _id ?? ''

export const isNamed = (ids: Ids): boolean => idIn(ids) !== ''

export const code = <const T extends string>(codes: readonly T[]) =>
  z
    .string()
    .transform((value) => value.trim().toUpperCase())
    .pipe(z.enum(codes))
