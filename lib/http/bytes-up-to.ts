/**
 * Reads a body into one buffer. Returns undefined if it has more than `most` bytes; leaving the loop then releases the
 * connection. Rejects if the connection breaks off.
 */
export async function bytesUpTo(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body) {
    length += piece.length
    if (length > most) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
