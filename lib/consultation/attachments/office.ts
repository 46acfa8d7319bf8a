import { buffer } from 'node:stream/consumers'
import { FileRefused } from './refused'
import { checkRelationships, hasRelationships } from './relationships'
import { readZip, type ZipEntry } from './zip'

const longestList = 1024 * 1024

/** Kinds of Office documents: their main part, and its content type, which a template or one with macros has not. */
const kinds = {
  // Word for the web calls it document2.xml.
  docx: { main: /^word\/document\d*\.xml$/, type: 'wordprocessingml.document' },
  xlsx: { main: /^xl\/workbook\.xml$/, type: 'spreadsheetml.sheet' },
  pptx: { main: /^ppt\/presentation\.xml$/, type: 'presentationml.presentation' },
} as const

export type OfficeKind = keyof typeof kinds

const mainTypeOf = (kind: OfficeKind): RegExp =>
  new RegExp(
    `ContentType\\s*=\\s*["']application/vnd\\.openxmlformats-officedocument\\.${kinds[kind].type.replace('.', '\\.')}\\.main\\+xml["']`,
  )

/** Reads the list of a document's parts. Throws FileRefused if it is too long. */
async function readList(entry: ZipEntry): Promise<string> {
  if (entry.size > longestList) throw new FileRefused('fileUnsafe')
  return (await buffer(entry.read())).toString('utf8')
}

/** Checks the relationships of all parts. Throws FileRefused, also if there are too many. */
async function checkAllRelationships(entries: ZipEntry[]): Promise<void> {
  const parts = entries.filter(({ name }) => hasRelationships(name))
  if (parts.reduce((sum, { size }) => sum + size, 0) > longestList) throw new FileRefused('fileUnsafe')
  for (const entry of parts) checkRelationships(await buffer(entry.read()))
}

/** Whether a part may be hidden from this check: split into pieces, or with an escape in the end of its name. */
const isHidden = ({ name }: ZipEntry) => /\.piece$|\.[^./]*%[^./]*$|%2e[^./]*$/i.test(name)

/** The first bytes of a compound file: an Office document of the old kind, or one that needs a password. */
const compoundFile = Buffer.from('D0CF11E0A1B11AE1', 'hex')
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le')

/** Checks that a file begins as a zip. Throws FileRefused. */
function assertZip(data: Buffer): void {
  if (data.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return
  const isEncrypted = data.subarray(0, 8).equals(compoundFile) && data.includes(encryptedPackage)
  throw new FileRefused(isEncrypted ? 'fileEncrypted' : 'fileMismatch')
}

/**
 * Checks that a file is a valid Office document of a kind without macros, and that opening it fetches nothing from
 * elsewhere. Throws FileRefused, also for any other kind of zip and for one that needs a password.
 */
export async function checkOffice(data: Buffer, kind: OfficeKind): Promise<Buffer> {
  assertZip(data)
  const entries = await readZip(data)
  const list = entries.find(({ name }) => name === '[Content_Types].xml')
  const hasMain = entries.some(({ name }) => kinds[kind].main.test(name))
  const types = list && hasMain ? await readList(list) : ''
  if (!mainTypeOf(kind).test(types)) throw new FileRefused('fileMismatch')
  // Office decodes XML entities, so a name written with entities would escape this check.
  const hidesMacros =
    /vbaProject|macroEnabled|<!DOCTYPE|<!ENTITY|&#/i.test(types) ||
    entries.some(({ name }) => /vbaProject\.bin$/i.test(name))
  if (hidesMacros || entries.some(isHidden)) throw new FileRefused('fileUnsafe')
  for (const entry of entries) {
    // Read to its end, because inflating throws if the entry is not valid.
    for await (const _ of entry.read());
  }
  await checkAllRelationships(entries)
  return data
}

export const checkDocx = (data: Buffer): Promise<Buffer> => checkOffice(data, 'docx')
