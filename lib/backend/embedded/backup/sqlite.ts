import { existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite'
import type { Ask, SiteDatabase } from '@/lib/operations/backup/site'
import { Refusal } from '@/lib/operations/refusal'
import { sqlitePath } from '../data-folders'
import { refusalOf } from '../database/schema-version'
import { asAnother, contentsOf, installationOf } from './contents'

const timeoutMs = 10_000

/** SQLite's error code for a file locked by another process (SQLITE_BUSY). */
const busy = 5

async function withDatabase<T>(
  file: string,
  work: (database: DatabaseSync) => T | Promise<T>,
  options: DatabaseSyncOptions = {},
): Promise<T> {
  const database = new DatabaseSync(file, { timeout: timeoutMs, ...options })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

async function asking<T>(file: string, work: (ask: Ask) => Promise<T>, readOnly = true): Promise<T> {
  if (!existsSync(file)) throw new Refusal(`There is no database ${file}`)
  return withDatabase(file, (database) => work((statement) => database.prepare(statement).all()), { readOnly })
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === busy

export const sqliteDatabase = (path = sqlitePath()): SiteDatabase => ({
  kind: 'sqlite',
  refusalOf: (migrations) => refusalOf('sqlite', migrations),
  async isEmpty() {
    return !existsSync(path)
  },
  async installation() {
    if (!existsSync(path)) return undefined
    return asking(path, installationOf).catch(() => undefined)
  },
  ask: (work) => asking(path, work, false),
  async bytes() {
    const files = await Promise.all([path, `${path}-wal`].map((file) => stat(file).catch(() => undefined)))
    return files.reduce((sum, result) => sum + (result?.size ?? 0), 0)
  },
  async snapshot(file) {
    if (!existsSync(path)) throw new Refusal(`There is no database ${path}`)
    await withDatabase(path, (database) => database.prepare('VACUUM INTO ?').run(file))
    return asking(file, contentsOf)
  },
  async requireUnused() {
    if (!existsSync(path)) return
    try {
      // Leaving WAL mode requires exclusive access, so this fails while another process has the file open.
      await withDatabase(path, (database) => database.exec('PRAGMA journal_mode = DELETE'), { timeout: 0 })
    } catch (error) {
      if (isBusy(error)) throw new Refusal(`A site is being served from ${path}: stop it first`)
      // An unreadable file is no obstacle: replacing it is what a restore is for.
    }
  },
  async prepare(file, installation) {
    try {
      await withDatabase(file, (database) => {
        const { integrity_check: match } = database.prepare('PRAGMA integrity_check').get() ?? {}
        if (match !== 'ok') throw new Error(String(match))
        database.exec(asAnother(installation))
      })
    } catch (error) {
      throw new Refusal(
        `The database in the backup cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
    return async () => {
      // A leftover log of the old database would be applied to the new one.
      for (const rest of ['-wal', '-shm', '-journal']) await rm(`${path}${rest}`, { force: true })
      await rename(file, path)
    }
  },
})
