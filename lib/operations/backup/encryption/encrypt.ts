import { createCipheriv, randomBytes } from 'node:crypto'
import { Duplex } from 'node:stream'
import { chunkBytes, cipherName, deriveKey, magic, nonceOf, piecesOf, saltBytes } from './format'

export const encrypt = (key: Buffer): Duplex =>
  Duplex.from(async function* (data: AsyncIterable<Buffer>) {
    const salt = randomBytes(saltBytes)
    const { fileKey, check } = deriveKey(key, salt)
    yield Buffer.concat([magic, salt, check])

    function seal(piece: Buffer, chunk: number, isLast: boolean): Buffer {
      const cipher = createCipheriv(cipherName, fileKey, nonceOf(chunk, isLast))
      return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    }

    let chunk = 0
    // A piece is held back until it is known whether it is the last one.
    let held: Buffer | undefined
    for await (const piece of piecesOf(data, chunkBytes)) {
      if (held) yield seal(held, chunk++, false)
      held = piece
    }
    yield seal(held ?? Buffer.alloc(0), chunk, true)
  })
