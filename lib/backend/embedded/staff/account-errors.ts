import { APIError, type PayloadRequest, type ValidationError } from 'payload'
import { invalid } from '../database/conflict'
import { labelFor, type StudioKey } from '../labels'
import { longestPassword, shortestPassword } from './password-rule'

export function respondWith(req: PayloadRequest, name: string, value: string): void {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append(name, value)
}

/** The error 429 for a person who has to wait. Its empty data make Payload show the message, as in `conflict`. */
export function tooMany(req: PayloadRequest, seconds: number, key: StudioKey = 'triedTooOften'): APIError {
  respondWith(req, 'retry-after', String(seconds))
  return new APIError(labelFor(req, key, { minutes: Math.ceil(seconds / 60) }), 429, {}, true)
}

export function fieldError(req: PayloadRequest, path: string, key: StudioKey): ValidationError {
  const message = labelFor(req, key, { least: shortestPassword, most: longestPassword })
  const error = invalid(req, 'staff', { path, message })
  // The form closes the fields of the password, and shows this alone.
  error.message = message
  return error
}
