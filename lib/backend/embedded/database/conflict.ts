import { APIError, ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'
import { labelFor, type StudioKey } from '../labels'

/**
 * A 409 error, with a translated message for staff: the record has changed since its form was opened. `path` is the
 * field of the form that reports it. Carries data, empty or not, because Payload shows a message only for errors that
 * have data or a known name, and the build removes names.
 */
export function conflict(req: PayloadRequest, key: StudioKey, path?: string): APIError {
  const message = labelFor(req, key)
  return new APIError(message, 409, path === undefined ? {} : { errors: [{ path, message }] }, true)
}

/** A 400 error, with what is wrong with fields of a form. The answer names the fields as the form does (`nameFields`). */
export const invalid = (
  req: PayloadRequest,
  collection: CollectionSlug,
  ...errors: { path: string; message: string }[]
): ValidationError => new ValidationError({ collection, errors, req }, req.t)
