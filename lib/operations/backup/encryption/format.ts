import { hkdfSync } from 'node:crypto'

/**
 * The format of an encrypted backup: a header, then the data in chunks, each sealed with AES-256-GCM. It is the
 * STREAM construction that `age` uses: the nonce of a chunk is its number and whether it is the last one, so that
 * chunks cannot be cut off, removed or exchanged unnoticed. Chunks have one size, so any of them can be read alone.
 */

export const magic = Buffer.from('ILC backup AES1\n')

export const saltBytes = 32

const checkBytes = 16

/** Magic bytes, salt, and a value by which another key is recognised. */
export const headerBytes = magic.length + saltBytes + checkBytes

export const chunkBytes = 64 * 1024

export const tagBytes = 16

export const cipherName = 'aes-256-gcm'

export const keyBytes = 32

/** Derives a key of one file, so that numbers of chunks can be nonces, and the value that recognises the key. */
export function deriveKey(key: Buffer, salt: Buffer): { fileKey: Buffer; check: Buffer } {
  const derive = (use: string, bytes: number) => Buffer.from(hkdfSync('sha256', key, salt, `ilc backup ${use}`, bytes))
  return { fileKey: derive('file', keyBytes), check: derive('check', checkBytes) }
}

export function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(chunk, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

export async function* piecesOf(data: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of data) {
    rest = Buffer.concat([rest, piece])
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size)
  }
  if (rest.length > 0) yield rest
}
