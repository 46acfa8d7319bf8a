import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import type { FileError } from './limits'
import { FileRefused } from './refused'

export interface ZipEntry {
  name: string
  /** Bytes after inflating, as the zip says. */
  size: number
  /** Its data in chunks, never more than `size`. Throws FileRefused. */
  read: () => AsyncGenerator<Buffer>
}

const maxEntries = 2000
const maxBytes = 200 * 1024 * 1024

/**
 * Maximum compression ratio of entries larger than `ratioCountsFrom` bytes; no real document is compressed that well.
 */
const maxRatio = 200
const ratioCountsFrom = 1024 * 1024

function assertSound(sound: boolean, error: FileError = 'fileUnsafe'): asserts sound {
  if (!sound) throw new FileRefused(error)
}

/** Messages of yauzl for names that lead somewhere else, and for more data than the zip says. */
const unsafe = /path|characters in fileName|too many bytes/

/** Which error an error of yauzl or zlib is. Where a zip contradicts itself, it is damaged as a rule. */
function refusedFor(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error
  const isUnsafe = error instanceof Error && unsafe.test(error.message)
  return new FileRefused(isUnsafe ? 'fileUnsafe' : 'fileDamaged', { cause: error })
}

async function* dataOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) yield piece as Buffer
  } catch (error) {
    throw refusedFor(error)
  }
}

/** Lists the entries of a zip before any of them is inflated. Throws FileRefused. */
export async function readZip(data: Buffer): Promise<ZipEntry[]> {
  try {
    const zip = await fromBufferPromise(data, { strictFileNames: true })
    assertSound(zip.entryCount <= maxEntries)
    const entries: ZipEntry[] = []
    let total = 0
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize: size, compressedSize } = entry
      assertSound(!entry.isEncrypted(), 'fileEncrypted')
      assertSound(entry.canDecodeFileData(), 'fileDamaged')
      assertSound(size <= ratioCountsFrom || size <= compressedSize * maxRatio)
      total += size
      assertSound(total <= maxBytes)
      entries.push({ name, size, read: () => dataOf(zip, entry) })
    }
    assertSound(new Set(entries.map(({ name }) => name.toLowerCase())).size === entries.length)
    return entries
  } catch (error) {
    throw refusedFor(error)
  }
}
