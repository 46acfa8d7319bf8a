import { sql } from '@payloadcms/db-sqlite'
import { APIError, type CollectionAfterChangeHook, type CollectionAfterDeleteHook, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload'
import { pictureStorage } from '@/lib/storage'
import { announceFormerFile } from '../database/after-commit'
import { wordsFor } from '../labels'
import { transactionOf } from '../database/transaction'

/**
 * Keeps an uploaded file, already made smaller by Payload, before a row names it: where it cannot be kept nothing is saved, also of one among many.
 * Who removes files waits for this transaction, or has it wait (`nameless-files.ts`): another picture's file may have been of this name.
 */
const keepFile: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!req.file) return data
  const { db } = req.payload
  if (db.name === 'postgres') await db.execute({ drizzle: await transactionOf(req), sql: sql`LOCK TABLE ${sql.identifier(collection.slug)} IN ROW EXCLUSIVE MODE` })
  try {
    await pictureStorage().put(data.filename, req.file.data, data.mimeType)
  } catch (error) {
    console.error('The storage of pictures failed:', error)
    throw new APIError(wordsFor(req, 'pictureStorageAway'), 503, {}, true)
  }
  return data
}

const letReplacedGo: CollectionAfterChangeHook = ({ doc, previousDoc }) => {
  const former: unknown = previousDoc?.filename
  if (typeof former === 'string' && former !== doc.filename) announceFormerFile(former)
}

const letDeletedGo: CollectionAfterDeleteHook = ({ doc }) => announceFormerFile(doc.filename)

/** Files of a collection lie in the storage of pictures, whatever that is, and not where Payload would write them. */
export const pictureFiles = { beforeChange: [keepFile], afterChange: [letReplacedGo], afterDelete: [letDeletedGo] } satisfies CollectionConfig['hooks']
