import path from 'node:path'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { checkDocument, largestDocument } from '@/lib/consultation/attachments/document'
import type { FileError } from '@/lib/consultation/attachments/limits'
import { FileRefused } from '@/lib/consultation/attachments/refused'
import { labelFor, type StudioKey } from '../labels'

const sentences = {
  fileEmpty: 'documentEmpty',
  fileTooLarge: 'documentTooLarge',
  fileKind: 'documentKind',
  fileMismatch: 'documentMismatch',
  fileDamaged: 'documentDamaged',
  fileEncrypted: 'documentEncrypted',
  filePixels: 'documentKind',
  fileUnsafe: 'documentUnsafe',
  fileExternal: 'documentExternal',
  fileGone: 'documentEmpty',
} as const satisfies Record<FileError, StudioKey>

export const longestTitle = 300

const megabyte = 1024 * 1024

/** Gives a new document without a title that of its file, before the file gets another name. */
export const titleByFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || !req.file || !('data' in args)) return args
  // A file that is sent alone has no data.
  const data = args.data as { title?: unknown } | undefined
  if (typeof data?.title === 'string' && data.title.trim()) return args
  return { ...args, data: { ...data, title: path.parse(req.file.name).name.normalize('NFC').slice(0, longestTitle) } }
}

/** 400 for a document that is not what its name says, or not safe to open. Its media type is that of its kind. */
export const checkUploadedDocument: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  // Payload would fetch a document again to crop it, past this check.
  if (req.query) delete req.query.uploadEdits
  if (!req.file) return args
  try {
    req.file.mimetype = await checkDocument(req.file.data, req.file.name)
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    throw new APIError(labelFor(req, sentences[error.error], { most: largestDocument / megabyte }), 400, {}, true)
  }
  return args
}
