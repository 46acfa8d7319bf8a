import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { storageOf } from '@/lib/storage'
import { namedFiles, type NamedFiles } from './named-files'
import { inTransaction, transactionOf } from '../database/transaction'

/** Milliseconds for which a file that no row refers to is kept: its row may not have been saved yet. */
export const unreferencedMaxAgeMs = 24 * 60 * 60 * 1000

const keys = z.array(z.object({ key: z.string().nullable() }))

/** Runs a statement and returns its rows. */
type Run = (statement: ReturnType<typeof sql>) => Promise<unknown>

const runOn =
  ({ db }: Payload, drizzle = db.drizzle): Run =>
  async (statement) =>
    (await db.execute({ drizzle, sql: statement })).rows

/**
 * Locks the tables against other writers until the transaction ends. Throws if a long transaction, such as an import,
 * does not release them within ten seconds.
 */
async function holdNames(run: Run, tables: readonly string[]): Promise<void> {
  await run(sql`SET LOCAL lock_timeout = '10s'`)
  await run(sql`LOCK TABLE ${sql.raw(tables.join(', '))} IN SHARE MODE`)
}

/**
 * Deletes those of the given files that no row refers to; a picture that is uploaded again gets its old name and is
 * kept. Throws at the first file that cannot be deleted.
 */
export async function removeUnreferenced(
  backend: Payload,
  { prefix, tables, statement }: NamedFiles,
  files: Iterable<string>,
): Promise<void> {
  for (const key of files) {
    await inTransaction(backend, async (req) => {
      const run = runOn(backend, await transactionOf(req))
      // On SQLite a write transaction is exclusive from its start.
      if (backend.db.name === 'postgres') await holdNames(run, tables)
      const found = await run(sql`SELECT key FROM (${sql.raw(statement)}) AS named WHERE key = ${key}`)
      if (keys.parse(found).length === 0) await storageOf(prefix).remove(key)
    })
  }
}

/** Deletes stored files that no row refers to, as left behind by a killed process or a storage outage. */
export async function sweepStorage(backend: Payload): Promise<void> {
  for (const named of namedFiles) {
    const old = (await storageOf(named.prefix).list()).filter(
      ({ modified }) => modified.getTime() < Date.now() - unreferencedMaxAgeMs,
    )
    const known = new Set(keys.parse(await runOn(backend)(sql.raw(named.statement))).map(({ key }) => key))
    await removeUnreferenced(
      backend,
      named,
      old.map(({ key }) => key).filter((key) => !known.has(key)),
    )
  }
}
