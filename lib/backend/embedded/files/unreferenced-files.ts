import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { storageOf } from '@/lib/operations/storage'
import { runAllThenThrow } from '../run-all-then-throw'
import { namedFiles, type NamedFiles } from './named-files'
import { rowsIn } from '../database/rows-in'
import { inTransaction } from '../database/transaction'

/** Milliseconds for which a file that no row refers to is kept: its row may not have been saved yet. */
export const unreferencedMaxAgeMs = 24 * 60 * 60 * 1000

/** Files that cannot be deleted, after which the others are left for the next time: the storage may be away. */
const maxFailures = 10

const keys = z.array(z.object({ key: z.string().nullable() }))

/** Locks the tables against writers. Throws if a long transaction holds them for ten seconds. */
async function holdNames(req: PayloadRequest, tables: readonly string[]): Promise<void> {
  await rowsIn(req, sql`SET LOCAL lock_timeout = '10s'`)
  await rowsIn(req, sql`LOCK TABLE ${sql.raw(tables.join(', '))} IN SHARE MODE`)
}

/** Deletes files that no row names. One that cannot be deleted keeps no other; its error is thrown at the end. */
export async function removeUnreferenced(
  backend: Payload,
  { prefix, tables, statement }: NamedFiles,
  files: Iterable<string>,
): Promise<void> {
  const failures: unknown[] = []
  for (const key of files) {
    await inTransaction(backend, async (req) => {
      // On SQLite a write transaction is exclusive from its start.
      if (backend.db.name === 'postgres') await holdNames(req, tables)
      const result = await rowsIn(req, sql`SELECT key FROM (${sql.raw(statement)}) AS named WHERE key = ${key}`)
      if (keys.parse(result).length === 0) await storageOf(prefix).remove(key)
    }).catch((error: unknown) => failures.push(error))
    if (failures.length === maxFailures) break
  }
  if (failures.length > 0) throw failures[0]
}

async function sweepPrefix(backend: Payload, named: NamedFiles): Promise<void> {
  const old = (await storageOf(named.prefix).list()).filter(
    ({ modified }) => modified.getTime() < Date.now() - unreferencedMaxAgeMs,
  )
  const known = new Set(keys.parse(await rowsIn({ payload: backend }, sql.raw(named.statement))).map(({ key }) => key))
  await removeUnreferenced(
    backend,
    named,
    old.map(({ key }) => key).filter((key) => !known.has(key)),
  )
}

export const sweepStorage = (backend: Payload): Promise<void> =>
  runAllThenThrow(
    namedFiles.map((named) => () => sweepPrefix(backend, named)),
    backend,
  )
