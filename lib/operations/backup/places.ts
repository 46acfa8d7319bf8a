import type { StoragePrefix } from '@/lib/operations/storage'

/** File names inside a backup; no allowed name can lead outside a folder. */

export const manifestName = 'manifest.json'

export const secretsName = 'secrets.json'

/** The database; the name tells a person who opens the archive its format. */
export const databaseNames = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const

export type DatabaseKind = keyof typeof databaseNames

export const fileName = (prefix: string, key: string): string => `${prefix}/${key}`

export interface Place<S extends StoragePrefix> {
  prefix: S
  key: string
}

export function placeOf<S extends StoragePrefix>(name: string, prefixes: readonly S[]): Place<S> | undefined {
  const slash = name.indexOf('/')
  const prefix = prefixes.find((prefix) => prefix.name === name.slice(0, slash))
  const key = name.slice(slash + 1)
  return prefix?.isKey(key) ? { prefix, key } : undefined
}
