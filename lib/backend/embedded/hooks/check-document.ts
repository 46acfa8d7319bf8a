import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { checkDocument, largestDocument } from '@/lib/attachments/document'
import type { FileFault } from '@/lib/attachments/limits'
import { FileRefused } from '@/lib/attachments/refused'
import { wordsFor, type StudioKey } from '../labels'

const sentences = {
  fileEmpty: 'documentEmpty',
  fileTooLarge: 'documentTooLarge',
  fileKind: 'documentKind',
  fileUnsafe: 'documentUnsafe',
  fileExternal: 'documentExternal',
  fileGone: 'documentEmpty',
} as const satisfies Record<FileFault, StudioKey>

const megabyte = 1024 * 1024

/** Refuses a document whose content is not what its name says, or is not safe to open (400), in words for staff. */
export const checkUploadedDocument: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  try {
    await checkDocument(req.file.data, req.file.name)
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    throw new APIError(wordsFor(req, sentences[error.fault], { most: largestDocument / megabyte }), 400, {}, true)
  }
  return args
}
