import type { FileStorage, StoragePrefix } from '@/lib/storage'
import type { FilesOwner } from '@/lib/storage/owner'
import type { DatabaseKind } from './places'

/** What a database holds at one moment. */
export interface Snapshot {
  migrations: string[]
  counts: Record<string, number>
  /** Names, as in an archive, of the files that rows name. */
  files: string[]
}

/** A database as backups know it. All that goes wrong for a reason that its owner can mend is a Refusal. */
export interface SiteDatabase {
  kind: DatabaseKind
  /** Writes what it holds at one moment into a file, while others go on writing to it. */
  snapshot: (file: string) => Promise<Snapshot>
  /** Names of the migrations that this program can run. */
  knownMigrations: () => string[]
  isEmpty: () => Promise<boolean>
  /** The id that this database has, and its copies elsewhere have not; undefined where none can be read. */
  installation: () => Promise<string | undefined>
  /** Throws a Refusal where a site is being served from it. */
  requireUnused: () => Promise<void>
  /** Makes a snapshot ready to take the place of what is there, under an id of this place; what is given back puts it there, as a whole or not at all. */
  prepare: (file: string, installation: string) => Promise<() => Promise<void>>
}

/** A kind of files, and where a site keeps them. */
export interface StoredPrefix extends StoragePrefix {
  storage: FileStorage
}

/** What a site keeps. Whatever else lies in its folder is made anew when it is missing. */
export interface Site {
  folder: string
  database: SiteDatabase
  prefixes: readonly StoredPrefix[]
  owner: FilesOwner
  /** Where generated secrets are, if there are any. */
  secretsFile: string
}
