import { toDateTime } from '@/lib/domain/typed-date'
import type { ConsultationField, FieldErrors } from './form'

/** The format of a consultation request (spec 3) that browser, server and hosted backend exchange. */

/** A request as sent. By it and the time of the first attempt, ISO, the server recognises a repeated one. */
export type WireBody = Record<string, unknown> & { askedAt: string }

const wireNames: Partial<Record<ConsultationField, string>> = { email: 'gmail', subjects: 'subject' }

const formNames = Object.fromEntries(Object.entries(wireNames).map(([field, name]) => [name, field]))

export const toWireErrors = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [wireNames[field as ConsultationField] ?? field, error]),
  )

export const fromWireErrors = (errors: Record<string, string>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [formNames[name] ?? name, error]))

export const toEntity = <T extends { email: string; consultDate: string }>({ email, consultDate, ...rest }: T) => ({
  ...rest,
  gmail: email,
  consultDate: toDateTime(consultDate),
  status: 'PENDING',
})
