import { APIError, type CollectionAfterChangeHook, type CollectionAfterDeleteHook, type CollectionConfig, type PayloadRequest } from 'payload'
import { pictureStorage } from '@/lib/storage'
import { wordsFor } from '../labels'

/** Nothing is saved where a file could be neither kept nor removed: an error ends the transaction. */
async function orNothing(req: PayloadRequest, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    console.error('The storage of pictures failed:', error)
    throw new APIError(wordsFor(req, 'pictureStorageAway'), 503, {}, true)
  }
}

/** Keeps an uploaded file, already made smaller by Payload, and takes away the one it replaces. */
const keepFile: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!req.file) return
  await orNothing(req, pictureStorage().put(doc.filename, req.file.data, doc.mimeType))
  const former: unknown = previousDoc.filename
  if (typeof former === 'string' && former !== doc.filename) await orNothing(req, pictureStorage().remove(former))
}

const removeFile: CollectionAfterDeleteHook = ({ doc, req }) => orNothing(req, pictureStorage().remove(doc.filename))

/** Files of a collection lie in the storage of pictures, whatever that is, and not where Payload would write them. */
export const pictureFiles = { afterChange: [keepFile], afterDelete: [removeFile] } satisfies CollectionConfig['hooks']
