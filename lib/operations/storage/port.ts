export interface StoragePrefix {
  name: string
  /** Whether a name is a valid key; a valid key cannot lead out of the folder. */
  isKey: (key: string) => boolean
}

export interface StoredFile {
  key: string
  modified: Date
}

/** For a file of unknown type: the site derives the type from the name or the row, and nothing else reads it. */
export const anyType = 'application/octet-stream'

export class StorageUnavailable extends Error {}

/** The storage of one prefix. Its methods throw if a key is not valid, and StorageUnavailable if it does not answer. */
export interface FileStorage {
  /** Stores a file atomically; `type` is its MIME type. */
  put(key: string, data: Buffer, type: string): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  /** Does nothing if the file does not exist. */
  remove(key: string): Promise<void>
  /** All stored files, also partial ones of a killed process: old keys that nothing refers to may be removed. */
  list(): Promise<StoredFile[]>
}

/** Throws if a key is not valid for the prefix. */
export function requireKey({ name, isKey }: StoragePrefix, key: string): void {
  if (!isKey(key)) throw new Error(`not a key of ${name}`)
}
