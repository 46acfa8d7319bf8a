import { holdsPdf } from './polyglot'
import { FileRefused } from './refused'
import { inflateEntry, readZip, type ZipEntry } from './zip'

/** Bytes of the longest list of a document's parts. */
const longestList = 1024 * 1024

/** A document, not a template, and none with macros. */
const mainType = /ContentType\s*=\s*["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["']/

async function readList(data: Buffer, entry: ZipEntry): Promise<string> {
  if (entry.size > longestList) throw new FileRefused('fileUnsafe')
  const pieces: Buffer[] = []
  for await (const piece of inflateEntry(data, entry)) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

/** A sound Word document without macros, which is nothing else as well. Throws FileRefused; another kind of zip is none. */
export async function checkDocx(data: Buffer): Promise<Buffer> {
  if (holdsPdf(data)) throw new FileRefused('fileUnsafe')
  const entries = await readZip(data)
  const list = entries.find(({ name }) => name === '[Content_Types].xml')
  // Word on the web calls it document2.xml.
  const hasText = entries.some(({ name }) => /^word\/document\d*\.xml$/.test(name))
  const types = list && hasText ? await readList(data, list) : ''
  if (!mainType.test(types)) throw new FileRefused('fileKind')
  // A name written in entities would be another one to Word than it is here.
  const hidesMacros = /vbaProject|macroEnabled|<!DOCTYPE|<!ENTITY|&#/i.test(types) || entries.some(({ name }) => /vbaProject\.bin$/i.test(name))
  if (hidesMacros) throw new FileRefused('fileUnsafe')
  for (const entry of entries) {
    // Each is read to its end, for what it throws on the way.
    for await (const _ of inflateEntry(data, entry));
  }
  return data
}
