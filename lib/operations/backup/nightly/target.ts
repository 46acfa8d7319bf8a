import type { Duplex, Writable } from 'node:stream'
import type { ByteSource } from '../byte-source'

/** A backup that is being written. */
export interface Draft {
  output: Writable
  /** Stages before the output, which may end the backup. */
  stages: Duplex[]
  /** What was written, once the output has ended. */
  open: () => Promise<ByteSource>
  /** Gives it its name. */
  commit: () => Promise<void>
  /** Destroys the output, and removes what was written. */
  discard: () => Promise<void>
}

/** Where backups are stored that the site makes by itself. */
export interface BackupTarget {
  /** Where that is, in the words of an operator. */
  label: string
  /** Existing folder on this machine for the copy of the database, and for a draft. */
  workFolder: () => Promise<string>
  /** Begins to write a backup. `folder` is a temporary one below the work folder. */
  begin: (name: string, folder: string) => Promise<Draft>
  open: (name: string) => Promise<ByteSource>
  /** Names of all files, of whatever origin. */
  list: () => Promise<string[]>
  remove: (name: string) => Promise<void>
}
