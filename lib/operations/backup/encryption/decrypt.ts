import { createDecipheriv } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Refusal } from '@/lib/operations/refusal'
import type { ByteSource } from '../byte-source'
import { chunkBytes, cipherName, deriveKey, headerBytes, magic, nonceOf, piecesOf, saltBytes, tagBytes } from './format'

const sealedBytes = chunkBytes + tagBytes

async function isEncrypted(source: ByteSource): Promise<boolean> {
  if (source.bytes < magic.length) return false
  return magic.equals(await buffer(source.read(0, magic.length)))
}

/** Opens a chunk. Throws if it is not the one that was written at this place. */
function unseal(fileKey: Buffer, sealed: Buffer, chunk: number, isLast: boolean): Buffer {
  try {
    const decipher = createDecipheriv(cipherName, fileKey, nonceOf(chunk, isLast))
    decipher.setAuthTag(sealed.subarray(-tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  } catch (error) {
    throw new Error('its encrypted data were changed or cut off', { cause: error })
  }
}

/** Reads an encrypted backup. Throws a Refusal for another key, and an error if its end is missing. */
async function encryptedSource(source: ByteSource, key: Buffer): Promise<ByteSource> {
  const header = await buffer(source.read(0, Math.min(headerBytes, source.bytes)))
  const { fileKey, check } = deriveKey(key, header.subarray(magic.length, magic.length + saltBytes))
  if (header.length === headerBytes && !check.equals(header.subarray(-check.length)))
    throw new Refusal('The backup was encrypted with another key than the one that is set (BACKUP_KEY)')
  const chunks = Math.ceil((source.bytes - headerBytes) / sealedBytes)

  async function* unsealed(start: number, end: number): AsyncGenerator<Buffer> {
    const first = Math.floor(start / chunkBytes)
    const from = headerBytes + first * sealedBytes
    const to = Math.min(headerBytes + Math.ceil(end / chunkBytes) * sealedBytes, source.bytes)
    let chunk = first
    for await (const sealed of piecesOf(source.read(from, to), sealedBytes)) {
      const at = chunk * chunkBytes
      const data = unseal(fileKey, sealed, chunk, chunk === chunks - 1)
      yield data.subarray(Math.max(start - at, 0), end - at)
      chunk++
    }
  }

  // Its last chunk says whether the file is whole.
  const last = (chunks - 1) * chunkBytes
  if (chunks < 1 || source.bytes - headerBytes - (chunks - 1) * sealedBytes < tagBytes)
    throw new Error('its encrypted data were changed or cut off')
  for await (const _ of unsealed(last, last + 1));
  return {
    bytes: source.bytes - headerBytes - chunks * tagBytes,
    read: (start, end) => Readable.from(unsealed(start, end), { objectMode: false }),
  }
}

/** What a backup contains, encrypted or not. Throws a Refusal if the key is missing or another one. */
export async function decrypted(source: ByteSource, key: Buffer | undefined): Promise<ByteSource> {
  if (!(await isEncrypted(source))) return source
  if (key) return encryptedSource(source, key)
  throw new Refusal('The backup is encrypted: set its key (BACKUP_KEY or BACKUP_KEY_FILE)')
}
