import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkDocument, largestDocument } from '@/lib/consultation/attachments/document'
import type { FileError } from '@/lib/consultation/attachments/limits'
import { slugify } from '@/lib/domain/text'
import { documentFolder, sha256Of } from '@/lib/content/import/content'

export const documentReasons: Record<FileError, string> = {
  fileEmpty: 'it is empty',
  fileTooLarge: `it has more than ${largestDocument / 1024 ** 2} MB`,
  fileKind: 'the site stores no files of its kind',
  fileMismatch: 'its content is not what its name says',
  fileDamaged: 'it is damaged',
  fileEncrypted: 'it has a password',
  filePixels: 'it has too many pixels',
  fileUnsafe: 'it has macros, or other parts that may do harm',
  fileExternal: 'it loads something from elsewhere when it is opened',
  fileGone: 'it is gone',
}

/** Returns the path below the content folder. Throws FileRefused for a document that an article may not offer. */
export async function writeDocument(folder: string, name: string, data: Buffer): Promise<string> {
  await checkDocument(data, name)
  const { ext, name: stem } = path.parse(name)
  const file = `${documentFolder}${slugify(stem) || 'document'}-${sha256Of(data).slice(0, 8)}${ext.toLowerCase()}`
  mkdirSync(path.join(folder, documentFolder), { recursive: true })
  writeFileSync(path.join(folder, file), data)
  return file
}
