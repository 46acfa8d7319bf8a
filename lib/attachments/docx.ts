import { holdsPdf } from './polyglot'
import { FileRefused } from './refused'
import { inflateEntry, readZip, type ZipEntry } from './zip'

/** Maximum bytes of the list of a document's parts. */
const longestList = 1024 * 1024

/** The content type of a document, as opposed to a template or a document with macros. */
const mainType =
  /ContentType\s*=\s*["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["']/

async function readList(data: Buffer, entry: ZipEntry): Promise<string> {
  if (entry.size > longestList) throw new FileRefused('fileUnsafe')
  const pieces: Buffer[] = []
  for await (const piece of inflateEntry(data, entry)) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

/**
 * Checks that a file is a valid Word document without macros, and not a valid file of another format too. Throws
 * FileRefused, also for any other kind of zip.
 */
export async function checkDocx(data: Buffer): Promise<Buffer> {
  if (holdsPdf(data)) throw new FileRefused('fileUnsafe')
  const entries = await readZip(data)
  const list = entries.find(({ name }) => name === '[Content_Types].xml')
  // Word for the web calls it document2.xml.
  const hasText = entries.some(({ name }) => /^word\/document\d*\.xml$/.test(name))
  const types = list && hasText ? await readList(data, list) : ''
  if (!mainType.test(types)) throw new FileRefused('fileKind')
  // Word decodes XML entities, so a name written with entities would escape this check.
  const hidesMacros =
    /vbaProject|macroEnabled|<!DOCTYPE|<!ENTITY|&#/i.test(types) ||
    entries.some(({ name }) => /vbaProject\.bin$/i.test(name))
  if (hidesMacros) throw new FileRefused('fileUnsafe')
  for (const entry of entries) {
    // Read to its end, because inflating throws if the entry is not valid.
    for await (const _ of inflateEntry(data, entry));
  }
  return data
}
