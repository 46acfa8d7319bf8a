import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { typeOfImage } from '@/lib/content/image-types'
import type { FileCache } from '@/lib/operations/storage/file-cache'
import type { Image } from '../../fetch-image'

/** Milliseconds after which a cached image is fetched again: after a success, and after a failure. */
const [maxAgeMs, retryDelayMs] = [24 * 60 * 60 * 1000, 30_000]

const nameOf = (address: string) => hash('sha256', address, 'hex')

/** Images on disk: served while their host is away, removed once it reports them as missing. */
export function cachedImages(
  files: Pick<FileCache, 'get' | 'put' | 'remove'>,
  fetchNow: (address: string) => Promise<Image | undefined>,
  typeOf: (data: Buffer) => string | undefined = typeOfImage,
): (address: string) => Promise<Image | undefined> {
  const seen = new LRUCache<string, true>({ max: 10_000 })
  const underWay = new Map<string, Promise<Image | undefined>>()

  async function cachedAs(name: string): Promise<Image | undefined> {
    const data = await files.get(name)
    const type = data && typeOf(data)
    return type ? { data, type } : undefined
  }

  async function load(address: string): Promise<Image | undefined> {
    const name = nameOf(address)
    const cached = await cachedAs(name)
    if (cached && seen.has(name)) return cached
    try {
      const result = await fetchNow(address)
      if (!result) {
        await files.remove(name)
        return undefined
      }
      seen.set(name, true, { ttl: maxAgeMs })
      if (!cached?.data.equals(result.data)) await files.put(name, result.data)
      return result
    } catch (error) {
      if (!cached) throw error
      seen.set(name, true, { ttl: retryDelayMs })
      return cached
    }
  }

  return (address) => {
    const requested = underWay.get(address) ?? load(address).finally(() => underWay.delete(address))
    underWay.set(address, requested)
    return requested
  }
}
