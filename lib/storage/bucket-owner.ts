import { bucketOf } from '.'
import type { Shelf } from './port'

/** Whose a bucket is. Beside the files lies the id of the database that names them: by a wrong setting another would take them for its own, and remove them. */
export interface BucketOwner {
  /** The id; undefined where the bucket is nobody's yet. */
  read(): Promise<string | undefined>
  claim(id: string): Promise<void>
}

const key = 'installation'
const shelf: Shelf = { name: 'owner', isKey: (name) => name === key }

/** The owner of this site's bucket; undefined where none is set. */
export function bucketOwner(): BucketOwner | undefined {
  const bucket = bucketOf(shelf)
  return bucket && { read: async () => (await bucket.get(key))?.toString('utf8'), claim: (id) => bucket.put(key, Buffer.from(id), 'text/plain') }
}
