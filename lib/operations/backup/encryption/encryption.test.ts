import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { Refusal } from '@/lib/operations/refusal'
import type { ByteSource } from '../byte-source'
import { decrypted } from './decrypt'
import { encrypt } from './encrypt'
import { chunkBytes, headerBytes, tagBytes } from './format'

const key = Buffer.alloc(32, 7)

const sourceOf = (stored: Buffer): ByteSource => ({
  bytes: stored.length,
  read: (start, end) => Readable.from([stored.subarray(start, end)]),
})

const sealed = (data: Buffer, pieceBytes = 10_000) => {
  const pieces = Array.from({ length: Math.ceil(data.length / pieceBytes) }, (_, i) =>
    data.subarray(i * pieceBytes, (i + 1) * pieceBytes),
  )
  return buffer(Readable.from(pieces, { objectMode: false }).pipe(encrypt(key)))
}

async function opened(stored: Buffer, with_: Buffer | undefined = key, part?: [number, number]): Promise<Buffer> {
  const source = await decrypted(sourceOf(stored), with_)
  return buffer(source.read(...(part ?? [0, source.bytes])))
}

test.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 2 * chunkBytes, 3 * chunkBytes + 5])(
  '%i bytes are read as they were written, and nothing of them can be seen',
  async (length) => {
    const data = Buffer.alloc(length, 'personal data ')
    const stored = await sealed(data)
    expect(stored).toHaveLength(headerBytes + length + Math.max(1, Math.ceil(length / chunkBytes)) * tagBytes)
    expect(stored.includes('personal')).toBe(false)
    expect((await opened(stored)).equals(data)).toBe(true)
  },
)

test.each<[number, number]>([
  [chunkBytes - 1, chunkBytes + 1],
  [5, 3 * chunkBytes + 3],
])('bytes %i to %i are read alone', async (start, end) => {
  const data = randomBytes(3 * chunkBytes + 5)
  const part = await opened(await sealed(data), key, [start, end])
  expect(part.equals(data.subarray(start, end))).toBe(true)
})

test('of each file the key is another one', async () => {
  const data = Buffer.alloc(100)
  const [one, other] = [await sealed(data), await sealed(data)]
  expect(one.subarray(headerBytes).equals(other.subarray(headerBytes))).toBe(false)
})

const sealedChunk = chunkBytes + tagBytes

test.each<[string, (stored: Buffer) => Buffer]>([
  ['without its last byte', (stored) => stored.subarray(0, -1)],
  ['without its last chunk', (stored) => stored.subarray(0, headerBytes + 2 * sealedChunk)],
  ['cut within its header', (stored) => stored.subarray(0, headerBytes - 1)],
  ['with something appended', (stored) => Buffer.concat([stored, Buffer.alloc(20)])],
  [
    'with two chunks exchanged',
    (stored) =>
      Buffer.concat([
        stored.subarray(0, headerBytes),
        stored.subarray(headerBytes + sealedChunk, headerBytes + 2 * sealedChunk),
        stored.subarray(headerBytes, headerBytes + sealedChunk),
        stored.subarray(headerBytes + 2 * sealedChunk),
      ]),
  ],
  [
    'with one chunk missing',
    (stored) => Buffer.concat([stored.subarray(0, headerBytes), stored.subarray(headerBytes + sealedChunk)]),
  ],
  ...[headerBytes, headerBytes + sealedChunk + 1, headerBytes + 2 * sealedChunk].map(
    (at): [string, (stored: Buffer) => Buffer] => [
      `with one bit flipped at ${at}`,
      (stored) => {
        const changed = Buffer.from(stored)
        changed.writeUInt8(changed.readUInt8(at) ^ 4, at)
        return changed
      },
    ],
  ),
])('a file %s is noticed', async (_, damage) => {
  const stored = await sealed(randomBytes(2 * chunkBytes + 100))
  await expect(opened(damage(stored))).rejects.toThrow('changed or cut off')
})

test('another key is named as the reason, and so is a missing one', async () => {
  const stored = await sealed(Buffer.from('data'))
  await expect(opened(stored, Buffer.alloc(32, 8))).rejects.toThrow(Refusal)
  await expect(opened(stored, Buffer.alloc(32, 8))).rejects.toThrow('another key')
  await expect(decrypted(sourceOf(stored), undefined)).rejects.toThrow('is encrypted: set its key')
})

test('what is not encrypted is read as it is', async () => {
  for (const text of ['PK and so on, a ZIP', '']) expect(String(await opened(Buffer.from(text), undefined))).toBe(text)
})
