import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { ImageRefused } from '@/lib/content/uploaded-images/limits'
import { hasRole } from '../access'
import { convertedFile, errorOf } from './converted-image'
import { isStoredAlready } from './stored-already'
import { labelFor } from '../labels'
import { permitted } from '../permissions'

export function refusalFor(req: PayloadRequest, error: unknown): unknown {
  if (!(error instanceof ImageRefused)) return error
  const { status, values } = errorOf(error.error)
  return new APIError(labelFor(req, error.error, values), status, {}, true)
}

/** Unless done before the transaction. Whoever Payload will refuse must not cause the work of a conversion. */
export const convertImageHook: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  if (isStoredAlready(req)) return args
  if (!overrideAccess && !hasRole(req.user, permitted('media', operation))) return args
  try {
    req.file = { ...req.file, ...(await convertedFile(req.file)) }
  } catch (error) {
    throw refusalFor(req, error)
  }
  return args
}
