import { APIError, type PayloadRequest } from 'payload'
import { wordsFor, type StudioKey } from '../labels'

/**
 * A 409 error, with a translated message for staff: the record has changed since its form was opened. Carries empty
 * data because Payload shows a message only for errors that have data or a known name, and the build removes names.
 */
export const conflict = (req: PayloadRequest, key: StudioKey): APIError =>
  new APIError(wordsFor(req, key), 409, {}, true)
