import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { storageOf } from '@/lib/storage'
import { namedFiles, type NamedFiles } from './named-files'
import { inTransaction, transactionOf } from '../database/transaction'

/** Milliseconds for which a file may wait for a row that names it. */
export const kept = 24 * 60 * 60 * 1000

const keys = z.array(z.object({ key: z.string().nullable() }))

/** Runs a statement and gives its rows. */
type Run = (statement: ReturnType<typeof sql>) => Promise<unknown>

const runOn =
  ({ db }: Payload, drizzle = db.drizzle): Run =>
  async (statement) =>
    (await db.execute({ drizzle, sql: statement })).rows

/** Lets nobody else write rows that name files, until the transaction ends. Who is long at it, as an import is, is not waited for: that throws. */
async function holdNames(run: Run, tables: readonly string[]): Promise<void> {
  await run(sql`SET LOCAL lock_timeout = '10s'`)
  await run(sql`LOCK TABLE ${sql.raw(tables.join(', '))} IN SHARE MODE`)
}

/** Removes those of some files that no row names: a picture that is uploaded again has the name it had. Throws at the first that cannot be removed. */
export async function removeNameless(backend: Payload, { prefix, tables, statement }: NamedFiles, files: Iterable<string>): Promise<void> {
  for (const key of files) {
    await inTransaction(backend, async (req) => {
      const run = runOn(backend, await transactionOf(req))
      // On SQLite whoever writes is alone from the beginning.
      if (backend.db.name === 'postgres') await holdNames(run, tables)
      const found = await run(sql`SELECT key FROM (${sql.raw(statement)}) AS named WHERE key = ${key}`)
      if (keys.parse(found).length === 0) await storageOf(prefix).remove(key)
    })
  }
}

/** Removes from the storage what is known to no row, as a process that was killed or a storage that was away leaves it. */
export async function sweepStorage(backend: Payload): Promise<void> {
  for (const named of namedFiles) {
    const old = (await storageOf(named.prefix).list()).filter(({ modified }) => modified.getTime() < Date.now() - kept)
    const known = new Set(keys.parse(await runOn(backend)(sql.raw(named.statement))).map(({ key }) => key))
    await removeNameless(backend, named, old.map(({ key }) => key).filter((key) => !known.has(key)))
  }
}
