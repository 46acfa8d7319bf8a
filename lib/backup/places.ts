import type { StoragePrefix } from '@/lib/storage'

/** What a backup is called inside, and what may lie in it: nothing has a name that could lead elsewhere. */

export const manifestName = 'manifest.json'

export const secretsName = 'secrets.json'

/** The database, named for whoever looks into the archive. */
export const databaseNames = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const

export type DatabaseKind = keyof typeof databaseNames

/** A file of the site, by its prefix and key. */
export const fileName = (prefix: string, key: string): string => `${prefix}/${key}`

export interface Place<S extends StoragePrefix> {
  prefix: S
  key: string
}

/** Where a file of the site belongs; undefined where a name is none of such a file. */
export function placeOf<S extends StoragePrefix>(name: string, prefixes: readonly S[]): Place<S> | undefined {
  const slash = name.indexOf('/')
  const prefix = prefixes.find((prefix) => prefix.name === name.slice(0, slash))
  const key = name.slice(slash + 1)
  return prefix?.isKey(key) ? { prefix, key } : undefined
}
