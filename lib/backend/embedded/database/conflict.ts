import { APIError, ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'
import { labelFor, type StudioKey } from '../labels'

/** A 409 for staff. Its data, even empty, make Payload show the message: the build removes names of errors. */
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
