import { checkDocx } from './office'
import { largestFile } from './limits'
import { promisedKind, safeName, type Extension } from './name'
import { checkPdf } from './pdf'
import { checkPicture } from './picture'
import { checkPlainText } from './plain-text'
import { FileRefused } from './refused'

export { FileRefused } from './refused'

/** A file that may be stored. Pictures are re-encoded, so `data` may differ from the bytes that were sent. */
export interface CheckedFile {
  data: Buffer
  /** MIME type. */
  type: string
  extension: Extension
  /** The visitor's name for the file, safe to display and to offer for download. A header must encode it (RFC 6266). */
  name: string
}

const kinds = {
  jpg: { type: 'image/jpeg', check: (data) => checkPicture(data, 'jpeg') },
  png: { type: 'image/png', check: (data) => checkPicture(data, 'png') },
  pdf: { type: 'application/pdf', check: checkPdf },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', check: checkDocx },
  txt: { type: 'text/plain', check: checkPlainText },
} satisfies Record<Extension, { type: string; check: (data: Buffer) => Promise<Buffer> }>

/** The first bytes of each kind. */
const beginnings = [
  ['jpg', Buffer.from('\xFF\xD8\xFF', 'latin1')],
  ['png', Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')],
  ['pdf', Buffer.from('%PDF-')],
  ['docx', Buffer.from('PK\x03\x04')],
] as const

/** The only kind that the file can be, by its first bytes. If they match none, it can only be text. */
const possibleKind = (data: Buffer): Extension =>
  beginnings.find(([, bytes]) => data.subarray(0, bytes.length).equals(bytes))?.[0] ?? 'txt'

/** Checks a visitor's file by its content (spec 5). Throws FileRefused if it is not accepted. */
export async function checkFile(data: Buffer, name: string): Promise<CheckedFile> {
  if (data.length === 0) throw new FileRefused('fileEmpty')
  if (data.length > largestFile) throw new FileRefused('fileTooLarge')
  const extension = possibleKind(data)
  const promised = promisedKind(name)
  if (promised && promised !== extension) throw new FileRefused('fileKind')
  const { type, check } = kinds[extension]
  return { data: await check(data), type, extension, name: safeName(name, extension) }
}
