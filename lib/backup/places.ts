import type { Shelf } from '@/lib/storage'

/** What a backup is called inside, and what may lie in it: nothing has a name that could lead elsewhere. */

export const manifestName = 'manifest.json'

export const secretsName = 'secrets.json'

/** The database, named for whoever looks into the archive. */
export const databaseNames = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const

export type DatabaseKind = keyof typeof databaseNames

/** A file of the site, by its shelf and key. */
export const fileName = (shelf: string, key: string): string => `${shelf}/${key}`

export interface Place<S extends Shelf> {
  shelf: S
  key: string
}

/** Where a file of the site belongs; undefined where a name is none of such a file. */
export function placeOf<S extends Shelf>(name: string, shelves: readonly S[]): Place<S> | undefined {
  const slash = name.indexOf('/')
  const shelf = shelves.find((shelf) => shelf.name === name.slice(0, slash))
  const key = name.slice(slash + 1)
  return shelf?.isKey(key) ? { shelf, key } : undefined
}
