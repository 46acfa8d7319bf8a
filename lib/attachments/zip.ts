import { crc32, createInflateRaw } from 'node:zlib'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { FileRefused } from './refused'

/** A strict reading of zips: one that any two programs could read differently is refused. */

/** An entry of a zip; offsets and sizes in bytes. */
export interface ZipEntry {
  name: string
  /** Where its header begins, its data begin and end. */
  start: number
  dataStart: number
  end: number
  /** Size after inflating, as declared. */
  size: number
  deflated: boolean
  crc32: number
}

const mostEntries = 2000

/** Bytes of all entries, inflated. */
const mostBytes = 200 * 1024 * 1024

/** No document is packed that well, except in small entries. */
const mostRatio = 200
const ratioCountsFrom = 1024 * 1024

/** Bytes of the record that ends a zip, and of the two before it in a zip64. */
const endRecord = 22
const zip64Records = 76

/** Where the name was given a second time, as other characters; and the kinds of a symbolic link. */
const unicodeName = 0x7075
const fileTypeBits = 0xf000
const symbolicLink = 0xa000

function insist(sound: boolean): asserts sound {
  if (!sound) throw new FileRefused('fileUnsafe')
}

/** What the directory says of an entry, by itself. Paths that lead elsewhere are refused by yauzl. */
function insistOnSoundEntry(entry: Entry): void {
  const packed = entry.compressedSize
  insist(entry.canDecodeFileData())
  insist(entry.fileNameRaw.length > 0 && entry.fileNameRaw.every((byte) => byte >= 0x20 && byte !== 0x7f))
  insist(!entry.extraFields.some(({ id }) => id === unicodeName))
  insist(((entry.externalFileAttributes >>> 16) & fileTypeBits) !== symbolicLink)
  insist(entry.uncompressedSize <= ratioCountsFrom || entry.uncompressedSize <= packed * mostRatio)
}

/** Where an entry lies. What stands before its data must say the same as the directory. */
async function locate(zip: ZipFile, entry: Entry): Promise<ZipEntry> {
  const header = await zip.readLocalFileHeaderPromise(entry)
  // Sizes follow the data where bit 3 is set, and stand in a further field of a zip64.
  const says = (reported: number, size: number) => reported === size || reported === 0xff_ff_ff_ff || (header.generalPurposeBitFlag & 8) !== 0
  insist(header.fileName.equals(entry.fileNameRaw) && header.compressionMethod === entry.compressionMethod)
  insist(says(header.compressedSize, entry.compressedSize) && says(header.uncompressedSize, entry.uncompressedSize))
  return {
    name: entry.fileName,
    start: entry.relativeOffsetOfLocalHeader,
    dataStart: header.fileDataStart,
    end: header.fileDataStart + entry.compressedSize,
    size: entry.uncompressedSize,
    deflated: entry.compressionMethod === 8,
    crc32: entry.crc32,
  }
}

/** Nothing before the first entry, no two over each other, none in the directory. */
function insistOnOrder(entries: ZipEntry[], directory: number): void {
  const inOrder = entries.toSorted((one, other) => one.start - other.start)
  insist(inOrder[0]?.start === 0)
  for (const [index, entry] of inOrder.entries()) insist(entry.end <= (inOrder[index + 1]?.start ?? directory))
}

async function readEntries(data: Buffer): Promise<ZipEntry[]> {
  const zip = await fromBufferPromise(data, { strictFileNames: true })
  // A number in truth; its type is mistaken.
  const cursor = () => Number(zip.readEntryCursor)
  const directory = cursor()
  insist(zip.entryCount <= mostEntries)
  const entries: ZipEntry[] = []
  let total = 0
  for await (const entry of zip.eachEntry()) {
    insistOnSoundEntry(entry)
    total += entry.uncompressedSize
    insist(total <= mostBytes)
    entries.push(await locate(zip, entry))
  }
  const afterDirectory = data.length - endRecord - zip.comment.length - cursor()
  insist(afterDirectory === 0 || afterDirectory === zip64Records)
  insist(new Set(entries.map(({ name }) => name.toLowerCase())).size === entries.length)
  insistOnOrder(entries, directory)
  return entries
}

/** What stands in a zip, before anything of it is inflated. Throws FileRefused where that is not sound. */
export async function readZip(data: Buffer): Promise<ZipEntry[]> {
  try {
    return await readEntries(data)
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('fileUnsafe', { cause: error })
  }
}

async function* unpacked(data: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = data.subarray(entry.dataStart, entry.end)
  if (!entry.deflated) {
    yield packed
    return
  }
  const inflate = createInflateRaw()
  inflate.end(packed)
  for await (const piece of inflate) yield piece
  // Whatever follows the deflated data would be seen by nobody.
  insist(inflate.bytesWritten === packed.length)
}

/** An entry's data, piece by piece, never more than it declared. Throws FileRefused as soon as they are not what the directory says. */
export async function* inflateEntry(data: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  let size = 0
  let checksum = 0
  try {
    for await (const piece of unpacked(data, entry)) {
      size += piece.length
      insist(size <= entry.size)
      checksum = crc32(piece, checksum)
      yield piece
    }
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('fileUnsafe', { cause: error })
  }
  insist(size === entry.size && checksum === entry.crc32)
}
