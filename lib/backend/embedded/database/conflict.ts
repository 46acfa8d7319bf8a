import { APIError, type PayloadRequest } from 'payload'
import { wordsFor, type StudioKey } from '../labels'

/** That something was changed since its form was opened (409), in words that staff see: Payload shows those of an error that brings data, or has a name, which the build takes away. */
export const conflict = (req: PayloadRequest, key: StudioKey): APIError => new APIError(wordsFor(req, key), 409, {}, true)
