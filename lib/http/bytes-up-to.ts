/** A body of at most `most` bytes, or undefined; leaving the loop releases the connection. Rejects if it breaks off. */
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
