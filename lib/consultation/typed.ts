import { toNfc } from '@/lib/domain/nfc'

export interface Typed {
  fullName: string
  phone: string
  email: string
  address: string
  content: string
  consultDate: string
  /** One of that day's free times, HH:mm; empty if none was chosen. */
  consultTime: string
  /** The language to be advised in; empty if the page's own was not changed. */
  language: string
  subjects: string[]
}

/** The name of the button that fills in the offered date; without script it is sent with the form. */
export const offerName = 'useOffer'

export const timesName = 'showTimes'

export const typedFields = [
  'fullName',
  'phone',
  'email',
  'address',
  'content',
  'consultDate',
  'consultTime',
  'language',
] as const

/** Characters of a value that are kept: more than the form takes, so that what is too long is reported. */
const longest = 20_000

const [maxSubjects, longestSubject] = [101, 301]

const text = (value: unknown, most = longest) => (typeof value === 'string' ? toNfc(value.slice(0, most)) : '')

export function typedInto(form: FormData): Typed {
  const [
    fullName = '',
    phone = '',
    email = '',
    address = '',
    content = '',
    consultDate = '',
    consultTime = '',
    language = '',
  ] = typedFields.map((name) => text(form.get(name)))
  return {
    fullName,
    phone,
    email,
    address,
    content,
    consultDate,
    consultTime,
    language,
    subjects: form
      .getAll('subjects')
      .slice(0, maxSubjects)
      .map((subject) => text(subject, longestSubject)),
  }
}

/** Parses stored values without zod: the form's page needs no parser before something is sent (docs/adr/0012). */
export function toTyped(value: unknown): Typed | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const values = new Map(Object.entries(value))
  const form = new FormData()
  for (const name of typedFields) form.set(name, text(values.get(name)))
  const subjects: unknown = values.get('subjects')
  for (const subject of Array.isArray(subjects) ? subjects : [])
    if (typeof subject === 'string') form.append('subjects', subject)
  return typedInto(form)
}

export const isSame = (one: Typed, other: Typed): boolean => JSON.stringify(one) === JSON.stringify(other)

export const isBlank = ({ subjects, ...fields }: Typed): boolean =>
  subjects.length === 0 && Object.values(fields).every((value) => value.trim() === '')

/**
 * What a field shows of a draft; undefined if it has been typed into since. The page may have begun the field itself,
 * with the course that its address names: what was typed before then stays, below it.
 */
export function restored(field: { value: string; defaultValue: string }, draft: string): string | undefined {
  if (field.value === '') return draft
  if (field.value !== field.defaultValue) return undefined
  return draft.startsWith(field.value) ? draft : `${field.value}\n\n${draft}`
}
