import { sql } from '@payloadcms/db-sqlite'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
} from 'payload'
import { CannotStore } from '@/lib/backend/port'
import { publicStorageOf } from '@/lib/operations/storage'
import { recordFormerFile } from '../database/after-commit'
import { outageOf } from '../database/database-outage'
import { labelFor } from '../labels'
import { rowsIn } from '../database/rows-in'

/**
 * Stores an uploaded file, already resized by Payload, before its row is saved. If storing fails, the row is not saved,
 * in bulk operations either. The table lock makes this transaction and the deletion of unreferenced files
 * (`unreferenced-files.ts`) wait for each other: a file about to be deleted may have the same name.
 */
const keepFile: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!req.file) return data
  if (req.payload.db.name === 'postgres')
    await rowsIn(req, sql`LOCK TABLE ${sql.identifier(collection.slug)} IN ROW EXCLUSIVE MODE`)
  try {
    await publicStorageOf(data.filename).put(data.filename, req.file.data, data.mimeType)
  } catch (error) {
    if (outageOf(error) instanceof CannotStore) throw error
    console.error('The storage of files failed:', error)
    throw new APIError(labelFor(req, 'imageStorageAway'), 503, {}, true)
  }
  return data
}

const releaseReplaced: CollectionAfterChangeHook = ({ doc, previousDoc }) => {
  const former: unknown = previousDoc?.filename
  if (typeof former === 'string' && former !== doc.filename) recordFormerFile(former)
}

const releaseDeleted: CollectionAfterDeleteHook = ({ doc }) => recordFormerFile(doc.filename)

export const storedFiles = {
  beforeChange: [keepFile],
  afterChange: [releaseReplaced],
  afterDelete: [releaseDeleted],
} satisfies CollectionConfig['hooks']
