import * as z from 'zod/mini'
import { isForeignPhone, cleanPhone, hasTwoPhones, phoneLength } from '@/lib/domain/phone'
import { isClosedOn, type Closed } from '@/lib/domain/closed-days'
import { cleanEmail, cleanText } from '@/lib/domain/clean-text'
import { dayOf } from '@/lib/domain/dates'
import { isUnreal, parseTypedDate } from '@/lib/domain/typed-date'

/**
 * The consultation form, validated in the same way by browser and server (spec 5). Errors are codes; their messages are
 * in the catalogues.
 */

export const longest = {
  fullName: 200,
  email: 254,
  address: 500,
  content: 10_000,
  subjects: 100,
  subject: 300,
  file: 1000,
} as const

// Halves of surrogate pairs are replaced by hand: phones of before 2023 have no `toWellFormed`.
const tidy = (typed: string) => cleanText(typed.replace(/\p{Cs}/gu, '\uFFFD').replace(/\r\n?/g, '\n')).trim()

const text = (required: string, most: number, clean = tidy) =>
  z.pipe(
    z.pipe(z._default(z.string(), ''), z.transform(clean)),
    z.string().check(z.minLength(1, { error: required, abort: true }), z.maxLength(most, 'tooLong')),
  )

const phone = z.pipe(
  z.pipe(
    z._default(z.string(), '').check(z.refine((typed) => !hasTwoPhones(typed), 'phoneTwo')),
    z.transform(cleanPhone),
  ),
  z.string().check(
    z.minLength(1, { error: 'phoneRequired', abort: true }),
    z.regex(/^\+?\d+$/, { error: 'phoneDigits', abort: true }),
    z.refine((phone) => !phone.startsWith('+') || isForeignPhone(phone), {
      error: 'phoneForeign',
      abort: true,
    }),
    z.refine((phone) => phone.startsWith('+') || phone.length <= phoneLength, 'phoneLong'),
  ),
)

const email = z.pipe(
  text('emailRequired', longest.email, (typed) => tidy(cleanEmail(typed))),
  // The pattern of a browser's own e-mail field (spec 5).
  z.string().check(z.regex(z.regexes.html5Email, 'emailInvalid')),
)

const consultDate = (now: Date, closed: Closed) =>
  z.pipe(
    z.pipe(
      z._default(z.string(), '').check(
        z.refine((typed) => typed.trim() !== '', { error: 'dateRequired', abort: true }),
        z.refine((typed) => !isUnreal(typed), { error: 'dateUnreal', abort: true }),
        z.refine((typed) => parseTypedDate(typed) !== undefined, 'dateFormat'),
      ),
      z.transform((typed) => parseTypedDate(typed) ?? ''),
    ),
    z.string().check(
      z.refine((day) => day >= dayOf(now), { error: 'datePast', abort: true }),
      z.refine((day) => !isClosedOn(day, closed), 'dateClosed'),
    ),
  )

export const slotTaken = 'slotTaken'

/** The beginning of one of the day's free slots, HH:mm; empty if any time will do. */
const consultTime = z._default(z.string().check(z.regex(/^(?:\d\d:\d\d)?$/, slotTaken)), '')

const subjects = z._default(
  z
    .array(z.pipe(z.pipe(z.string(), z.transform(tidy)), z.string().check(z.maxLength(longest.subject, 'tooLong'))))
    .check(z.maxLength(longest.subjects, 'tooLong')),
  [],
)

const file = z._default(z.string().check(z.maxLength(longest.file, 'fileGone')), '')

const consultationForm = (now: Date, closed: Closed) =>
  z.object({
    fullName: text('nameRequired', longest.fullName),
    phone,
    email,
    address: text('addressRequired', longest.address),
    content: text('messageRequired', longest.content),
    consultDate: consultDate(now, closed),
    consultTime,
    subjects,
    file,
  })

/** A valid consultation request; `consultDate` is a day, yyyy-MM-dd. */
export type Consultation = z.infer<ReturnType<typeof consultationForm>>

export type ConsultationField = keyof Consultation

export type FieldErrors = Partial<Record<ConsultationField, string>>

export function readConsultation(
  typed: unknown,
  now: Date,
  closed: Closed,
): { consultation: Consultation } | { errors: FieldErrors } {
  const parsed = consultationForm(now, closed).safeParse(typed)
  if (parsed.success) return { consultation: parsed.data }
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) errors[path[0] as ConsultationField] ??= message
  return { errors }
}

/** The `subject` field as sent: the chosen services, joined with comma and space (spec 3). */
export const joinSubjects = (subjects: readonly string[]): string => subjects.join(', ')
