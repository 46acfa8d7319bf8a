import { documentType, type DocumentName } from '@/lib/content/document-types'
import { checkOffice } from './office'
import { checkPdf } from './pdf'
import { FileRefused } from './refused'
import { checkVideo } from './video'

/** Maximum bytes of a document or a video: what the studio's forms take. */
export const largestDocument = 20 * 1024 * 1024

const checks = {
  PDF: checkPdf,
  Word: (data: Buffer) => checkOffice(data, 'docx'),
  Excel: (data: Buffer) => checkOffice(data, 'xlsx'),
  PowerPoint: (data: Buffer) => checkOffice(data, 'pptx'),
  MP4: checkVideo,
} satisfies Record<DocumentName, (data: Buffer) => unknown>

/**
 * Checks a document of staff by its content, as strictly as a visitor's file: everybody may download it. Throws
 * FileRefused if it is not accepted. Returns its MIME type.
 */
export async function checkDocument(data: Buffer, name: string): Promise<string> {
  const kind = documentType(name)
  if (!kind) throw new FileRefused('fileKind')
  if (data.length === 0) throw new FileRefused('fileEmpty')
  if (data.length > largestDocument) throw new FileRefused('fileTooLarge')
  await checks[kind.name](data)
  return kind.type
}
