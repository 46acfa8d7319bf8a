import { chmodSync, mkdirSync, mkdtempSync, statSync } from 'node:fs'
import path from 'node:path'
import { settings } from '@/lib/operations/settings'

export const sqlitePath = (): string => path.join(settings().DATA_DIR, 'ilc.sqlite')

function keepPrivate(file: string): void {
  const result = statSync(file, { throwIfNoEntry: false })
  if (result && result.mode & 0o077 && result.uid === process.getuid?.()) chmodSync(file, result.mode & 0o700)
}

/** Creates the folder. It and all files are private: earlier releases made them readable for everybody. */
export function sqliteFile(): string {
  const { DATA_DIR } = settings()
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
  for (const file of [DATA_DIR, sqlitePath(), `${sqlitePath()}-wal`, `${sqlitePath()}-shm`]) keepPrivate(file)
  return sqlitePath()
}

/** Makes a folder for the images of one import, gigabytes maybe: temporary files may be in memory. */
export function importFolder(): string {
  mkdirSync(settings().DATA_DIR, { recursive: true })
  return mkdtempSync(path.join(settings().DATA_DIR, '.import-'))
}
