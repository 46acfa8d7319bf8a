/** All that comes, where it is no more than so many bytes; else undefined, and nothing more is read. Rejects where it breaks off. */
export async function bytesWithin(most: number, body: AsyncIterable<Uint8Array>): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
