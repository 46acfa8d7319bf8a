import { mkdirSync, mkdtempSync } from 'node:fs'
import path from 'node:path'
import { settings } from '@/lib/settings'

/** Absolute path of the SQLite file, whether or not it exists. */
export const sqlitePath = (): string => path.join(settings().DATA_DIR, 'ilc.sqlite')

/** Absolute path of the SQLite file. Creates its folder if it does not exist. */
export function sqliteFile(): string {
  mkdirSync(settings().DATA_DIR, { recursive: true })
  return sqlitePath()
}

/** Makes a folder for the pictures of one import, gigabytes maybe: temporary files may be in memory. */
export function importFolder(): string {
  mkdirSync(settings().DATA_DIR, { recursive: true })
  return mkdtempSync(path.join(settings().DATA_DIR, '.import-'))
}
