import { checkDocx } from './office'
import { largestFile } from './limits'
import { promisedKind, safeName, type Extension, type PromisedKind } from './name'
import { checkPdf, pdfStart } from './pdf'
import { checkImage } from './image'
import { checkPlainText } from './plain-text'
import { FileRefused } from './refused'

export { FileRefused } from './refused'

/** A file that may be stored. Images are re-encoded, so `data` may differ from the bytes that were sent. */
export interface CheckedFile {
  data: Buffer
  type: string
  extension: Extension
  /** The visitor's name for the file, safe to display and to offer for download. A header must encode it (RFC 6266). */
  name: string
}

type Check = (data: Buffer) => Promise<Buffer>

interface Content {
  kind: PromisedKind
  extension: Extension
  type: string
  check: Check
}

const jpeg = { kind: 'image', extension: 'jpg', type: 'image/jpeg' } as const

/** What a file can be, by its content. A WebP is stored as a JPEG, as the browser sends it. */
const contents = {
  jpeg: { ...jpeg, check: (data) => checkImage(data, 'jpeg') },
  webp: { ...jpeg, check: (data) => checkImage(data, 'webp') },
  png: { kind: 'image', extension: 'png', type: 'image/png', check: (data) => checkImage(data, 'png') },
  pdf: { kind: 'pdf', extension: 'pdf', type: 'application/pdf', check: checkPdf },
  docx: {
    kind: 'docx',
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    check: checkDocx,
  },
  txt: { kind: 'txt', extension: 'txt', type: 'text/plain', check: checkPlainText },
} satisfies Record<string, Content>

const beginnings = [
  ['jpeg', (head: string) => head.startsWith('\xFF\xD8\xFF')],
  ['png', (head: string) => head.startsWith('\x89PNG\r\n\x1A\n')],
  ['webp', (head: string) => head.startsWith('RIFF') && head.endsWith('WEBP')],
  ['docx', (head: string) => head.startsWith('PK\x03\x04')],
] as const

function possibleContent(data: Buffer, promised: PromisedKind): Content {
  const head = data.toString('latin1', 0, 12)
  const known = beginnings.find(([, begins]) => begins(head))
  if (known) return contents[known[0]]
  // An encrypted Word document is no zip; its check names it.
  if (promised === 'docx') return contents.docx
  const start = pdfStart(data)
  return start !== undefined && (promised === 'pdf' || start.before.length === 0) ? contents.pdf : contents.txt
}

/**
 * Checks a visitor's file by its content (spec 5), and renames an image to the kind that it is. Throws FileRefused if
 * it is not accepted.
 */
export async function checkFile(data: Buffer, name: string): Promise<CheckedFile> {
  const promised = promisedKind(name)
  if (!promised) throw new FileRefused('fileKind')
  if (data.length === 0) throw new FileRefused('fileEmpty')
  if (data.length > largestFile) throw new FileRefused('fileTooLarge')
  const { kind, extension, type, check } = possibleContent(data, promised)
  if (kind !== promised) throw new FileRefused('fileMismatch')
  return { data: await check(data), type, extension, name: safeName(name, extension) }
}
