import { toDateTime } from '@/lib/domain/typed-date'
import type { ConsultationField, Faults } from './form'

/** A consultation request on the wire (spec 3), as browser, server and hosted backend write it. */

const wireNames: Partial<Record<ConsultationField, string>> = { email: 'gmail', subjects: 'subject' }

const formNames = Object.fromEntries(Object.entries(wireNames).map(([field, name]) => [name, field]))

/** What is wrong, by the names on the wire. */
export const toWireFaults = (faults: Faults): Record<string, string> => Object.fromEntries(Object.entries(faults).map(([field, fault]) => [wireNames[field as ConsultationField] ?? field, fault]))

/** What is wrong, by the form's names. */
export const fromWireFaults = (faults: Record<string, string>): Faults => Object.fromEntries(Object.entries(faults).map(([name, fault]) => [formNames[name] ?? name, fault]))

/** The entity: a request begins as PENDING. */
export const toEntity = <T extends { email: string; consultDate: string }>({ email, consultDate, ...rest }: T) => ({ ...rest, gmail: email, consultDate: toDateTime(consultDate), status: 'PENDING' })
