import { crc32, createInflateRaw } from 'node:zlib'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import type { FileFault } from './limits'
import { FileRefused } from './refused'

/** A strict zip reader: it refuses any zip that two programs could interpret differently. */

/** An entry of a zip; offsets and sizes in bytes. */
export interface ZipEntry {
  name: string
  /** Offset of its local header. Its data reach from `dataStart` to `end`. */
  start: number
  dataStart: number
  end: number
  /** Declared size after inflating. */
  size: number
  deflated: boolean
  crc32: number
}

const mostEntries = 2000

/** Maximum bytes of all entries after inflating. */
const mostBytes = 200 * 1024 * 1024

/**
 * Maximum compression ratio of entries larger than `ratioCountsFrom` bytes; no real document is compressed that well.
 */
const mostRatio = 200
const ratioCountsFrom = 1024 * 1024

/** Bytes of the end record of a zip, and of the two records before it in a zip64. */
const endRecord = 22
const zip64Records = 76

/** Extra field with a second, Unicode name; and the file type bits that mark a symbolic link. */
const unicodeName = 0x7075
const fileTypeBits = 0xf000
const symbolicLink = 0xa000

function insist(sound: boolean, fault: FileFault = 'fileUnsafe'): asserts sound {
  if (!sound) throw new FileRefused(fault)
}

/** Messages of yauzl for entries whose names lead somewhere else. */
const unsafeName = /path|characters in fileName/

/** Which fault an error of yauzl or zlib is. Where a zip contradicts itself, it is damaged as a rule. */
function refusedFor(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error
  const isUnsafe = error instanceof Error && unsafeName.test(error.message)
  return new FileRefused(isUnsafe ? 'fileUnsafe' : 'fileDamaged', { cause: error })
}

/** Checks a directory entry on its own. yauzl refuses paths that lead outside the archive. */
function insistOnSoundEntry(entry: Entry): void {
  const packed = entry.compressedSize
  insist(!entry.isEncrypted(), 'fileEncrypted')
  insist(entry.canDecodeFileData(), 'fileDamaged')
  insist(entry.fileNameRaw.length > 0 && entry.fileNameRaw.every((byte) => byte >= 0x20 && byte !== 0x7f))
  insist(!entry.extraFields.some(({ id }) => id === unicodeName))
  insist(((entry.externalFileAttributes >>> 16) & fileTypeBits) !== symbolicLink)
  insist(entry.uncompressedSize <= ratioCountsFrom || entry.uncompressedSize <= packed * mostRatio)
}

/** Locates an entry's data. Its local header must agree with the directory. */
async function locate(zip: ZipFile, entry: Entry): Promise<ZipEntry> {
  const header = await zip.readLocalFileHeaderPromise(entry)
  // Sizes follow the data where bit 3 is set, and are in a further field of a zip64.
  const says = (reported: number, size: number) =>
    reported === size || reported === 0xff_ff_ff_ff || (header.generalPurposeBitFlag & 8) !== 0
  const agrees = header.fileName.equals(entry.fileNameRaw) && header.compressionMethod === entry.compressionMethod
  insist(agrees, 'fileDamaged')
  insist(says(header.compressedSize, entry.compressedSize), 'fileDamaged')
  insist(says(header.uncompressedSize, entry.uncompressedSize), 'fileDamaged')
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

/** Checks that the first entry starts at 0, and that no entry overlaps another or the directory. */
function insistOnOrder(entries: ZipEntry[], directory: number): void {
  const inOrder = entries.toSorted((one, other) => one.start - other.start)
  insist(inOrder[0]?.start === 0)
  for (const [index, entry] of inOrder.entries()) insist(entry.end <= (inOrder[index + 1]?.start ?? directory))
}

async function readEntries(data: Buffer): Promise<ZipEntry[]> {
  const zip = await fromBufferPromise(data, { strictFileNames: true })
  // A number at runtime; its declared type is wrong.
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

/** Lists the entries of a zip before any of them is inflated. Throws FileRefused if the structure is not valid. */
export async function readZip(data: Buffer): Promise<ZipEntry[]> {
  try {
    return await readEntries(data)
  } catch (error) {
    throw refusedFor(error)
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
  // Bytes after the deflated data would be hidden.
  insist(inflate.bytesWritten === packed.length)
}

/**
 * Yields an entry's inflated data in chunks, never more than its declared size. Throws FileRefused as soon as the data
 * differ from the directory.
 */
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
    throw refusedFor(error)
  }
  insist(size === entry.size && checksum === entry.crc32, 'fileDamaged')
}
