import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { settings } from '@/lib/settings'

/** Absolute path of the SQLite file, whether it is there or not. */
export const sqlitePath = (): string => path.join(settings().DATA_DIR, 'ilc.sqlite')

/** Absolute path of the SQLite file; its folder is made when it is not there yet. */
export function sqliteFile(): string {
  mkdirSync(settings().DATA_DIR, { recursive: true })
  return sqlitePath()
}
