import * as z from 'zod/mini'
import { dayOf } from '@/lib/domain/dates'
import { cleanPhone, phoneLength } from '@/lib/domain/phone'
import { withoutControlCharacters } from '@/lib/domain/text'
import { parseTypedDate } from '@/lib/domain/typed-date'

/** The consultation form, as browser and server read it (spec 5). What is wrong is told by a code, which the catalogues put into words. */

/** Characters. */
export const longest = { fullName: 200, email: 254, address: 500, content: 10_000, subjects: 100, subject: 300, file: 1000 } as const

const tidy = (typed: string) => withoutControlCharacters(typed.toWellFormed().replace(/\r\n?/g, '\n')).normalize('NFC').trim()

const text = (required: string, most: number) =>
  z.pipe(
    z.pipe(z._default(z.string(), ''), z.transform(tidy)),
    z.string().check(z.minLength(1, { error: required, abort: true }), z.maxLength(most, 'tooLong')),
  )

const phone = z.pipe(
  z.pipe(z._default(z.string(), ''), z.transform(cleanPhone)),
  z.string().check(z.minLength(1, { error: 'phoneRequired', abort: true }), z.regex(/^\d+$/, { error: 'phoneDigits', abort: true }), z.maxLength(phoneLength, 'phoneLong')),
)

const email = z.pipe(
  text('emailRequired', longest.email),
  // What a browser's own e-mail field takes (spec 5).
  z.string().check(z.regex(z.regexes.html5Email, 'emailInvalid')),
)

/** A typed date that is none counts as not chosen (spec 2). */
const consultDate = (now: Date) =>
  z.pipe(
    z.pipe(z._default(z.string(), ''), z.transform((typed) => parseTypedDate(typed) ?? '')),
    z.string().check(
      z.minLength(1, { error: 'dateRequired', abort: true }),
      z.refine((day) => day >= dayOf(now), 'datePast'),
    ),
  )

const subjects = z._default(z.array(z.pipe(z.pipe(z.string(), z.transform(tidy)), z.string().check(z.maxLength(longest.subject, 'tooLong')))).check(z.maxLength(longest.subjects, 'tooLong')), [])

/** Address of the uploaded file; empty where there is none. */
const file = z._default(z.string().check(z.maxLength(longest.file, 'fileGone')), '')

/** The form's shape at a moment: a date may not be before today in Hanoi. */
const consultationForm = (now: Date) =>
  z.object({
    fullName: text('nameRequired', longest.fullName),
    phone,
    email,
    address: text('addressRequired', longest.address),
    content: text('messageRequired', longest.content),
    consultDate: consultDate(now),
    subjects,
    file,
  })

/** What a visitor asks for; `consultDate` is a day, yyyy-MM-dd. */
export type Consultation = z.infer<ReturnType<typeof consultationForm>>

export type ConsultationField = keyof Consultation

/** What is wrong, by field; each has one fault. */
export type Faults = Partial<Record<ConsultationField, string>>

/** Reads what was typed into the form: what is asked for, or what is wrong with it. */
export function readConsultation(typed: unknown, now: Date): { consultation: Consultation } | { faults: Faults } {
  const parsed = consultationForm(now).safeParse(typed)
  if (parsed.success) return { consultation: parsed.data }
  const faults: Faults = {}
  for (const { path, message } of parsed.error.issues) faults[path[0] as ConsultationField] ??= message
  return { faults }
}

/** The subject on the wire: the chosen services, joined with comma and space (spec 3). */
export const joinSubjects = (subjects: readonly string[]): string => subjects.join(', ')
