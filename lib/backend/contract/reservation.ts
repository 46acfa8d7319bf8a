import { z } from 'zod'
import { joinSubjects, type Consultation } from '@/lib/consultation/form'
import { toEntity } from '@/lib/consultation/wire'
import { dayOf } from '@/lib/domain/dates'
import { defaultLanguage, languages } from '@/lib/domain/languages'
import { toTypedDate } from '@/lib/domain/typed-date'
import type { NewReservation, Reservation } from '../model'
import { words } from './values'

const line = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)))

const dayTyped = line.transform((date) => {
  const moment = new Date(date)
  return date === '' || Number.isNaN(moment.getTime())
    ? ''
    : toTypedDate(/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : dayOf(moment))
})

/** Milliseconds that a request may have been queued offline before it was sent. */
const longestWait = 7 * 24 * 60 * 60 * 1000

/** When it was first sent, according to the browser; now, if that is missing or implausible. */
const askedAt = z
  .string()
  .optional()
  .catch(undefined)
  .transform((reported) => {
    const [now, moment] = [new Date(), new Date(reported ?? '')]
    const age = now.getTime() - moment.getTime()
    return age >= 0 && age <= longestWait ? moment : now
  })

const key = z.string().regex(/^[\w-]{0,64}$/)

/** Data sent along with the form fields. All of it is optional, and invalid data never rejects a request. */
export const circumstances = z.object({
  language: z.enum(languages).catch(defaultLanguage),
  /** Version of the privacy page as the form named it: the day of its publication. Empty if unknown. */
  privacyVersion: z.iso.date().catch(''),
  /** Value of the honeypot field, which people do not see. */
  website: z.string().catch(''),
  opened: z.string().catch(''),
  askedAt,
  correctionKey: key.catch(''),
  suspicions: z.array(z.string().max(40)).max(20).catch([]),
})

export type Circumstances = z.infer<typeof circumstances>

/** Body of `POST /reservation` (spec 3, 7). Any status in it is ignored: a request starts as PENDING or SPAM. */
export const wireReservation = z
  .looseObject({
    fullName: line,
    phone: line,
    gmail: line,
    email: line,
    address: line,
    subject: line,
    content: line,
    consultDate: dayTyped,
    consultTime: line,
    file: line,
  })
  .transform(
    ({ fullName, phone, gmail, email, address, subject, content, consultDate, consultTime, file, ...beside }) => ({
      typed: {
        fullName,
        phone,
        email: gmail || email,
        address,
        subjects: subject.split(', ').filter(Boolean),
        content,
        consultDate,
        consultTime,
        file,
      },
      around: circumstances.parse(beside),
    }),
  )

export function toReservation(
  { subjects, ...rest }: Consultation,
  { language, privacyVersion, askedAt, correctionKey }: Circumstances,
  suspicions: string[],
): NewReservation {
  return {
    ...rest,
    subject: joinSubjects(subjects),
    language,
    privacyVersion,
    askedAt,
    correctionKey,
    suspicions,
  }
}

export function fromReservation({
  fullName,
  phone,
  email,
  address,
  subject,
  content,
  consultDate,
  file,
}: NewReservation) {
  return { ...toEntity({ fullName, phone, email, address, subject, content, consultDate }), file: file || null }
}

export function reservationExtras({ language, privacyVersion, suspicions, askedAt, correctionKey }: NewReservation) {
  return { language, privacyVersion, suspicions, askedAt: askedAt.toISOString(), correctionKey }
}

const returned = words.nullish()

const textOrNone = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** Response to a consultation request. A third-party backend may omit the reference, and return what it has stored. */
export const wireReserved = z.object({
  reference: textOrNone,
  correctionKey: textOrNone,
  fullName: returned,
  phone: returned,
  gmail: returned,
  email: returned,
  address: returned,
  content: returned,
})

export const fromReserved = (stored: Reservation) => ({ ...stored, status: 'PENDING' })

/** Response to an upload (spec 7). */
export const wireUploaded = z.object({ secure_url: z.string().min(1) })
