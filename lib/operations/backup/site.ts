import type { FileStorage, StoragePrefix } from '@/lib/operations/storage'
import type { FilesOwner } from '@/lib/operations/storage/owner'
import type { DatabaseKind } from './places'

/** Runs a statement that SQLite and PostgreSQL understand, and returns its rows. */
export type Ask = (statement: string) => unknown[] | Promise<unknown[]>

export interface Snapshot {
  migrations: string[]
  counts: Record<string, number>
  files: string[]
}

/** A database as backups use it. An error that the operator can fix is a Refusal. */
export interface SiteDatabase {
  kind: DatabaseKind
  /** Writes the content of one moment into a file, while the database stays in use. */
  snapshot: (file: string) => Promise<Snapshot>
  refusalOf: (migrations: readonly string[]) => string | undefined
  isEmpty: () => Promise<boolean>
  ask: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>
  bytes: () => Promise<number>
  /** The id of this database, which copies elsewhere do not have; undefined if none can be read. */
  installation: () => Promise<string | undefined>
  /** Throws a Refusal if a site is running on this database. */
  requireUnused: () => Promise<void>
  /** Prepares a snapshot, with this installation's id. The returned function replaces the database atomically. */
  prepare: (file: string, installation: string) => Promise<() => Promise<void>>
}

export interface StoredPrefix extends StoragePrefix {
  storage: FileStorage
}

/** The data of a site. Anything else in its folder is regenerated when missing. */
export interface Site {
  folder: string
  database: SiteDatabase
  prefixes: readonly StoredPrefix[]
  owner: FilesOwner
  secretsFile: string
}
