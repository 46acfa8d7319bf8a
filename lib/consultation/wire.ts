import { toDateTime } from '@/lib/domain/typed-date'
import type { ConsultationField, Faults } from './form'

/** The format of a consultation request (spec 3) that browser, server and hosted backend exchange. */

/** A request as sent. By it and the time of the first attempt, ISO, the server recognises a repeated one. */
export type WireBody = Record<string, unknown> & { askedAt: string }

const wireNames: Partial<Record<ConsultationField, string>> = { email: 'gmail', subjects: 'subject' }

const formNames = Object.fromEntries(Object.entries(wireNames).map(([field, name]) => [name, field]))

export const toWireFaults = (faults: Faults): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [wireNames[field as ConsultationField] ?? field, fault]),
  )

export const fromWireFaults = (faults: Record<string, string>): Faults =>
  Object.fromEntries(Object.entries(faults).map(([name, fault]) => [formNames[name] ?? name, fault]))

export const toEntity = <T extends { email: string; consultDate: string }>({ email, consultDate, ...rest }: T) => ({
  ...rest,
  gmail: email,
  consultDate: toDateTime(consultDate),
  status: 'PENDING',
})
