import type { CollectionBeforeOperationHook } from 'payload'
import { storedName } from '../stored-name'

/** Names an uploaded picture by its content before it is written. */
export const nameByContent: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) req.file.name = storedName(req.file.name, req.file.data)
  return args
}
