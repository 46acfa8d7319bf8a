import { extensions } from '../name'

/** A file that is kept; when it was last written. */
export interface StoredFile {
  key: string
  modified: Date
}

/** Where attachments are kept. A key that is none throws; a place that does not answer throws a plain Error. */
export interface AttachmentStorage {
  /** Keeps a file whole or not at all; `type` is its MIME type. */
  put(key: string, data: Buffer, type: string): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  /** Also fine where there is none. */
  remove(key: string): Promise<void>
  /** All that is kept, and what was left behind half written: old keys that nobody knows may be removed. */
  list(): Promise<StoredFile[]>
}

const keys = new RegExp(`^[a-z0-9-]+\\.(?:${extensions.join('|')})$`)

/** True for what may be a key: nothing in it leads elsewhere. */
export const isKey = (key: string): boolean => keys.test(key)

/** Throws where a key is none. */
export function requireKey(key: string): void {
  if (!isKey(key)) throw new Error('not the key of an attachment')
}
