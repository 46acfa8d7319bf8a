import { requireKey, type FileStorage, type StoragePrefix } from './port'
import { RefusedByStorage, s3Client, type BucketSettings } from './s3-client'

/** Milliseconds of a call. Shorter than others wait for the database while an image is saved. */
const defaultTimeoutMs = 8_000

/** Bytes of the largest file, above every limit of what is uploaded: a file is in memory as a whole. */
export const largestStored = 64 * 1024 * 1024

const ifThere = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: unknown) => {
    if (error instanceof RefusedByStorage && error.status === 404) return undefined
    throw error
  })

export function s3Storage(bucket: BucketSettings, prefix: StoragePrefix, timeoutMs = defaultTimeoutMs): FileStorage {
  const { bodyOf, list } = s3Client(bucket, { what: 'a file', timeoutMs, retries: 2 })
  const keyPrefix = `${prefix.name}/`
  const placeOf = (key: string) => {
    requireKey(prefix, key)
    return keyPrefix + key
  }
  return {
    async put(key, data, type) {
      // It could not be read again.
      if (data.length > largestStored) throw new Error(`a file of ${data.length} bytes is too large for the bucket`)
      await bodyOf('PUT', placeOf(key), { data, headers: { 'content-type': type } })
    },
    get: async (key) => ifThere(bodyOf('GET', placeOf(key), {}, largestStored)),
    remove: async (key) => void (await ifThere(bodyOf('DELETE', placeOf(key)))),
    async list() {
      const objects = await list(keyPrefix)
      const files = objects.map(({ name, modified }) => ({ key: name.slice(keyPrefix.length), name, modified }))
      // Other objects in the bucket are not ours.
      return files
        .filter(({ key, name }) => name.startsWith(keyPrefix) && prefix.isKey(key))
        .map(({ key, modified }) => ({ key, modified }))
    },
  }
}
