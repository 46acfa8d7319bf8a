/** A kind of files that is kept apart from all others. */
export interface StoragePrefix {
  /** Its folder below the data folder, and what its keys begin with in a bucket. */
  name: string
  /** True for what may be a key: nothing in it leads elsewhere. */
  isKey: (key: string) => boolean
}

/** A file that is kept; when it was last written. */
export interface StoredFile {
  key: string
  modified: Date
}

/** For a file that is put where its type is not known: the site tells it by its name or its row, and nobody else asks. */
export const anyType = 'application/octet-stream'

/** The place where files are kept does not answer, or not as it should. */
export class StorageUnavailable extends Error {}

/** Where the files of a storage prefix are kept. Throws where a key is not one of the prefix's, and StorageUnavailable where the place does not answer. */
export interface FileStorage {
  /** Keeps a file whole or not at all; `type` is its MIME type. */
  put(key: string, data: Buffer, type: string): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  /** Also fine where there is none. */
  remove(key: string): Promise<void>
  /** All that is kept, and what was left behind half written: old keys that nobody knows may be removed. */
  list(): Promise<StoredFile[]>
}

/** Throws where a key is not one of the prefix's. */
export function requireKey({ name, isKey }: StoragePrefix, key: string): void {
  if (!isKey(key)) throw new Error(`not a key of ${name}`)
}
