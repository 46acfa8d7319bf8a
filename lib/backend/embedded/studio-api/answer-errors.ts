import { getTranslation } from '@payloadcms/translations'
import type { AfterErrorHook, FlattenedField, PayloadRequest, ValidationError } from 'payload'
import { CannotStore } from '@/lib/backend/port'
import { outageOf } from '../database/database-outage'
import { labelFor } from '../labels'

/** Codes of data exceptions and violated constraints in PostgreSQL (classes 22 and 23), and the same in SQLite. */
const refused = /^(?:22...|23...|SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE)\w*)$/

export function isRejectedByDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && refused.test(String(error.code))) || isRejectedByDatabase(error.cause)
}

/** 400, as for a reference to a record that was deleted meanwhile. Payload logs it, and would answer 500. */
export const answerRejected: AfterErrorHook = ({ error, req }) =>
  isRejectedByDatabase(error)
    ? { status: 400, response: { errors: [{ message: labelFor(req, 'apiRejected') }] } }
    : undefined

/** Says in the person's language that a colleague edits a record. Payload says so in English. */
export const answerLocked: AfterErrorHook = ({ error, req }) =>
  'status' in error && error.status === 423
    ? { status: 423, response: { errors: [{ message: labelFor(req, 'recordLocked') }] } }
    : undefined

export const reportOutage: AfterErrorHook = ({ error, req }) => {
  const outage = outageOf(error)
  if (!outage) return undefined
  const message = labelFor(req, outage instanceof CannotStore ? 'cannotStore' : 'databaseAway')
  return { status: 503, response: { errors: [{ message }] } }
}

function nameOf(fields: readonly FlattenedField[], path: string, i18n: PayloadRequest['i18n']): string {
  // The number of a row is no field.
  const [first, ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part))
  const field = fields.find(({ name }) => name === first)
  if (field && 'flattenedFields' in field && rest.length > 0) return nameOf(field.flattenedFields, rest.join('.'), i18n)
  return field && 'label' in field && field.label ? String(getTranslation(field.label, i18n)) : path
}

/** Names refused fields as the form does. Payload writes their paths if the error is of the database or a hook. */
export const nameFields: AfterErrorHook = ({ collection, error, req, result }) => {
  const { errors } = (error as Partial<ValidationError>).data ?? {}
  if (!collection || !result || !errors) return undefined
  const beginning = req.t('error:followingFieldsInvalid', { count: errors.length })
  // Some errors have words of their own.
  if (!error.message.startsWith(beginning)) return undefined
  const names = errors.map(({ path, label }) =>
    label ? String(getTranslation(label, req.i18n)) : nameOf(collection.flattenedFields, path, req.i18n),
  )
  const message = `${beginning} ${names.join(', ')}`
  return { response: { ...result, errors: result.errors?.map((one) => ({ ...one, message })) } }
}
