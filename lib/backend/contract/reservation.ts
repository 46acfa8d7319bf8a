import { z } from 'zod'
import { joinSubjects, type Consultation } from '@/lib/consultation/form'
import { privacyVersions } from '@/lib/consultation/privacy'
import { toEntity } from '@/lib/consultation/wire'
import { dayOf } from '@/lib/domain/dates'
import { defaultLanguage, languages } from '@/lib/domain/languages'
import { toTypedDate } from '@/lib/domain/typed-date'
import type { NewReservation, Reservation } from '../model'
import { text } from './values'

const line = z.union([z.string(), z.number()]).nullish().transform((value) => (value === null || value === undefined ? '' : String(value)))

const dayTyped = line.transform((date) => {
  const moment = new Date(date)
  return date === '' || Number.isNaN(moment.getTime()) ? '' : toTypedDate(/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : dayOf(moment))
})

/** Milliseconds that a request may have waited for a connection. */
const longestWait = 7 * 24 * 60 * 60 * 1000

/** When a request was sent first, as the browser tells; anything unlikely is now. */
const askedAt = z
  .string()
  .optional()
  .catch(undefined)
  .transform((reported) => {
    const [now, moment] = [new Date(), new Date(reported ?? '')]
    const age = now.getTime() - moment.getTime()
    return age >= 0 && age <= longestWait ? moment : now
  })

/** What comes with the request beside what was typed; none of it is needed, and nothing wrong in it stops a request. */
export const circumstances = z.object({
  language: z.enum(languages).catch(defaultLanguage),
  /** Empty where nothing tells which notice was shown. */
  privacyVersion: z.enum(privacyVersions).or(z.literal('')).catch(''),
  /** Of the field that people do not see. */
  website: z.string().catch(''),
  /** When the form was opened, signed. */
  opened: z.string().catch(''),
  askedAt,
  suspicions: z.array(z.string().max(40)).max(20).catch([]),
})

export type Circumstances = z.infer<typeof circumstances>

/** Body of `POST /reservation` (spec 3, 7): the form's own fields, and what comes beside them. What it says of the status is not read: a request begins as PENDING. */
export const wireReservation = z
  .looseObject({ fullName: line, phone: line, gmail: line, email: line, address: line, subject: line, content: line, consultDate: dayTyped, file: line })
  .transform(({ fullName, phone, gmail, email, address, subject, content, consultDate, file, ...beside }) => ({
    typed: { fullName, phone, email: gmail || email, address, subjects: subject.split(', ').filter(Boolean), content, consultDate, file },
    around: circumstances.parse(beside),
  }))

/** A request as it is stored. */
export function toReservation({ subjects, ...rest }: Consultation, { language, privacyVersion, askedAt }: Circumstances, suspicions: string[]): NewReservation {
  return { ...rest, subject: joinSubjects(subjects), language, privacyVersion, askedAt, suspicions }
}

/** The entity on the wire, and nothing else (spec 3). */
export function fromReservation({ fullName, phone, email, address, subject, content, consultDate, file }: NewReservation) {
  return { ...toEntity({ fullName, phone, email, address, subject, content, consultDate }), file: file || null }
}

/** What another instance of this site is told beside it. */
export function besideReservation({ language, privacyVersion, suspicions, askedAt }: NewReservation) {
  return { language, privacyVersion, suspicions, askedAt: askedAt.toISOString() }
}

/** What is answered to whoever asked; a backend of others' need not tell a reference. */
export const wireReserved = z.object({ reference: text })

export const fromReserved = ({ reference }: Reservation) => ({ reference, status: 'PENDING' })

/** What an upload is answered with (spec 7). */
export const wireUploaded = z.object({ secure_url: z.string().min(1) })
