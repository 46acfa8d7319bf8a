import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { settings } from '@/lib/settings'

/** Absolute path of the SQLite file; its folder is made when it is not there yet. */
export function sqliteFile(): string {
  const { DATA_DIR } = settings()
  mkdirSync(DATA_DIR, { recursive: true })
  return path.join(DATA_DIR, 'ilc.sqlite')
}
