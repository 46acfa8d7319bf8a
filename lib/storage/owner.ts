import { bucketOf, storageOf } from '.'
import type { StoragePrefix } from './port'

/** Whose the files are. Beside them lies the id of the database that names them: by a wrong setting another would take them for its own, and remove them. */
export interface FilesOwner {
  /** Whether they are in a bucket, which a site elsewhere may have too. */
  isInBucket: boolean
  /** The id; undefined where the files are nobody's yet. */
  read(): Promise<string | undefined>
  claim(id: string): Promise<void>
}

const key = 'installation'
const prefix: StoragePrefix = { name: 'owner', isKey: (name) => name === key }

/** The owner of the files that this site reaches. */
export function filesOwner(): FilesOwner {
  const storage = storageOf(prefix)
  return {
    isInBucket: bucketOf(prefix) !== undefined,
    read: async () => (await storage.get(key))?.toString('utf8'),
    claim: (id) => storage.put(key, Buffer.from(id), 'text/plain'),
  }
}
