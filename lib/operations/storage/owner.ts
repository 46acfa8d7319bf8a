import { bucketOf, storageOf } from '.'
import type { StoragePrefix } from './port'

/** The owner of the stored files: by a wrong setting another database could treat and remove them as its own. */
export interface FilesOwner {
  /** Whether the files are in a bucket, which another site may use too. */
  isInBucket: boolean
  read(): Promise<string | undefined>
  claim(id: string): Promise<void>
}

const key = 'installation'
const prefix: StoragePrefix = { name: 'owner', isKey: (name) => name === key }

export function filesOwner(): FilesOwner {
  const storage = storageOf(prefix)
  return {
    isInBucket: bucketOf(prefix) !== undefined,
    read: async () => (await storage.get(key))?.toString('utf8'),
    claim: (id) => storage.put(key, Buffer.from(id), 'text/plain'),
  }
}
