/** The bytes of a body; undefined where there are more than `most`: leaving the loop releases the connection. Throws as the connection does where it breaks off. */
export async function bytesUpTo(body: AsyncIterable<Uint8Array>, most: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body) {
    length += piece.length
    if (length > most) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
