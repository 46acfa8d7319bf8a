import { FileRefused } from '@/lib/consultation/attachments/refused'
import type { FileError } from '@/lib/consultation/attachments/limits'
import { readZip } from '@/lib/consultation/attachments/zip'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { tooLarge } from '../errors'
import { WordRefused } from './xml'

/** Maximum bytes of a part with text, unpacked: more than 2,000 pages. */
const longestText = 12 * 1024 * 1024

export const largestWordFile = 150 * 1024 * 1024

const reasons: Partial<Record<FileError, string>> = {
  fileEncrypted: 'it has a password',
  fileDamaged: 'it is damaged',
  fileUnsafe: 'its zip is none that Word writes, or unpacks to too many bytes',
}

const notAZip = 'it is no .docx file: save it as one in Word'

const needed =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/(?:_rels\/(?:document\d*|footnotes|endnotes)\.xml\.rels|(?:document\d*|styles|numbering|footnotes|endnotes|comments)\.xml|media\/.+))$/

const compoundFile = Buffer.from('D0CF11E0A1B11AE1', 'hex')

function assertZip(data: Buffer): void {
  if (data.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return
  if (!data.subarray(0, 8).equals(compoundFile)) throw new WordRefused(notAZip)
  const isEncrypted = data.includes(Buffer.from('EncryptedPackage', 'utf16le'))
  throw new WordRefused(isEncrypted ? 'it has a password' : 'it is a file of the old kind: save it as .docx in Word')
}

/** Reads the parts of a Word file that make its text. Throws WordRefused. Nothing is fetched, and nothing in it runs. */
export async function openWord(data: Buffer) {
  assertZip(data)
  try {
    const entries = await readZip(data)
    if (!entries.some(({ name }) => /^word\/document\d*\.xml$/.test(name))) throw new WordRefused(notAZip)
    const parts = new Map<string, Buffer>()
    for (const entry of entries.filter(({ name }) => needed.test(name))) {
      if (!entry.name.startsWith('word/media/') && entry.size > longestText)
        throw new WordRefused(`its text ${tooLarge(entry.size, longestText)} when it is unpacked`)
      parts.set(entry.name, await buffer(entry.read()))
    }
    const named = (pattern: RegExp) => entries.filter(({ name }) => pattern.test(name)).length
    const dropped = [
      ...(named(/vbaProject|vbaData/i) > 0 ? ['its macros'] : []),
      ...count(named(/^word\/embeddings\//), 'embedded file of another program', 'embedded files of other programs'),
      ...count(named(/^word\/charts\/chart\d*\.xml$/), 'chart', 'charts'),
      ...count(named(/^word\/diagrams\/data\d*\.xml$/), 'diagram', 'diagrams'),
    ]
    return { parts, dropped }
  } catch (error) {
    if (error instanceof FileRefused) throw new WordRefused(reasons[error.error] ?? notAZip, { cause: error })
    throw error
  }
}

export const count = (number: number, one: string, several: string): string[] =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : several}`]

export function packWord(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, data] of parts) zip.addBuffer(data, name, { compress: false })
  zip.end()
  return buffer(zip.outputStream)
}
