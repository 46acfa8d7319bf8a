import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { typeOfPicture } from '@/lib/content/picture-types'
import type { FileCache } from '@/lib/operations/storage/file-cache'
import type { Picture } from '../../fetch-picture'

/** Milliseconds after which a cached picture is fetched again: after a success, and after a failure. */
const [maxAgeMs, retryDelayMs] = [24 * 60 * 60 * 1000, 30_000]

const nameOf = (address: string) => hash('sha256', address, 'hex')

/**
 * Fetches pictures and caches them on disk. A cached picture is served while its host does not answer, and removed once
 * its host reports that it is missing.
 */
export function cachedPictures(
  files: Pick<FileCache, 'get' | 'put' | 'remove'>,
  fetchNow: (address: string) => Promise<Picture | undefined>,
  typeOf: (data: Buffer) => string | undefined = typeOfPicture,
): (address: string) => Promise<Picture | undefined> {
  const seen = new LRUCache<string, true>({ max: 10_000 })
  const underWay = new Map<string, Promise<Picture | undefined>>()

  async function cachedAs(name: string): Promise<Picture | undefined> {
    const data = await files.get(name)
    const type = data && typeOf(data)
    return type ? { data, type } : undefined
  }

  async function load(address: string): Promise<Picture | undefined> {
    const name = nameOf(address)
    const cached = await cachedAs(name)
    if (cached && seen.has(name)) return cached
    try {
      const found = await fetchNow(address)
      if (!found) {
        await files.remove(name)
        return undefined
      }
      seen.set(name, true, { ttl: maxAgeMs })
      if (!cached?.data.equals(found.data)) await files.put(name, found.data)
      return found
    } catch (error) {
      if (!cached) throw error
      seen.set(name, true, { ttl: retryDelayMs })
      return cached
    }
  }

  return (address) => {
    const asked = underWay.get(address) ?? load(address).finally(() => underWay.delete(address))
    underWay.set(address, asked)
    return asked
  }
}
