import type { FileStorage } from './port'

/** The site tells what a file is by its name or its row; nobody else asks. */
const type = 'application/octet-stream'

/** Copies the files that another storage has not; may be repeated. Gives how many it copied. */
export async function copyMissing(from: FileStorage, to: FileStorage): Promise<number> {
  const there = new Set((await to.list()).map(({ key }) => key))
  let copied = 0
  for (const { key } of await from.list()) {
    const data = there.has(key) ? undefined : await from.get(key)
    // One may have been removed meanwhile.
    if (!data) continue
    await to.put(key, data, type)
    copied += 1
  }
  return copied
}
