import { createCipheriv, randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'
import { chunkBytes, cipherName, deriveKey, magic, nonceOf, saltBytes } from './format'

/** Encrypts a stream with a key of 32 bytes. At most one chunk is in memory. */
export function encrypt(key: Buffer): Transform {
  const salt = randomBytes(saltBytes)
  const { fileKey, check } = deriveKey(key, salt)
  let rest: Buffer = Buffer.alloc(0)
  let chunk = 0

  function seal(data: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv(cipherName, fileKey, nonceOf(chunk++, isLast))
    return Buffer.concat([cipher.update(data), cipher.final(), cipher.getAuthTag()])
  }

  const through = new Transform({
    transform(piece: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, piece])
      // What fills a chunk exactly is held back: it may be the last one.
      for (; rest.length > chunkBytes; rest = rest.subarray(chunkBytes))
        this.push(seal(rest.subarray(0, chunkBytes), false))
      done()
    },
    flush(done) {
      done(null, seal(rest, true))
    },
  })
  through.push(Buffer.concat([magic, salt, check]))
  return through
}
