import type { AfterErrorHook } from 'payload'
import { wordsFor } from '../labels'

/**
 * Error codes by which a database refuses data for what they are: a data exception or a violated constraint in
 * PostgreSQL (classes 22 and 23), the same in SQLite.
 */
const refused = /^(?:22...|23...|SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE)\w*)$/

export function isRejectedByDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && refused.test(String(error.code))) || isRejectedByDatabase(error.cause)
}

/**
 * Answers 400 if the database refused what a member of staff sent: a reference to a record that was deleted meanwhile,
 * for example. Payload has logged the error, and would answer 500.
 */
export const answerRejected: AfterErrorHook = ({ error, req }) =>
  isRejectedByDatabase(error)
    ? { status: 400, response: { errors: [{ message: wordsFor(req, 'apiRejected') }] } }
    : undefined

/** Says in the person's language that a colleague edits a record. Payload says so in English. */
export const answerLocked: AfterErrorHook = ({ error, req }) =>
  'status' in error && error.status === 423
    ? { status: 423, response: { errors: [{ message: wordsFor(req, 'recordLocked') }] } }
    : undefined
