import { anyType, type FileStorage } from './port'

export async function copyMissing(from: FileStorage, to: FileStorage): Promise<number> {
  const there = new Set((await to.list()).map(({ key }) => key))
  let copied = 0
  for (const { key } of await from.list()) {
    const data = there.has(key) ? undefined : await from.get(key)
    // It may have been removed meanwhile.
    if (!data) continue
    await to.put(key, data, anyType)
    copied += 1
  }
  return copied
}
