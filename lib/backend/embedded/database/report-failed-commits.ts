import { randomUUID } from 'node:crypto'
import type { DatabaseAdapter } from 'payload'
import { changeToNote } from './after-commit'
import { noteChange } from './unannounced-changes'

interface Transaction {
  db: unknown
  /** Commits. Rejects if the database refused to. */
  resolve: () => Promise<void>
  /** Rolls back. Never rejects. */
  reject: () => Promise<void>
}

type Database = Pick<DatabaseAdapter, 'beginTransaction' | 'commitTransaction'> & {
  name: string
  drizzle: { transaction: (work: (handle: unknown) => Promise<void>, options?: unknown) => Promise<void> }
  execute: (statement: { drizzle: unknown; raw: string }) => Promise<unknown>
  initializing?: Promise<void>
  sessions: Record<number | string, Transaction>
  transactionOptions?: unknown
}

const rolledBack = new Error('The transaction is rolled back')

/** Returns once its first statement can be run. Throws if the database cannot start one. */
async function begin(database: Database, options: unknown): Promise<Transaction> {
  const started = Promise.withResolvers<unknown>()
  const work = Promise.withResolvers<void>()
  const ended = database.drizzle.transaction((handle) => {
    started.resolve(handle)
    return work.promise
  }, options)
  ended.catch(started.reject)
  const db = await started.promise
  return {
    db,
    resolve: () => {
      work.resolve()
      return ended
    },
    reject: () => {
      work.reject(rolledBack)
      return ended.catch(() => undefined)
    },
  }
}

/** Notes a change. After a failed statement PostgreSQL answers COMMIT without an error, but fails any other. */
function lastStatement({ name }: Database): string | undefined {
  const change = changeToNote()
  if (change) return noteChange(change.id, change)
  return name === 'postgres' ? 'SELECT 1' : undefined
}

/**
 * Makes an adapter of Payload reject a commit that the database refused, for want of space for example. Payload's own
 * adapters swallow that error: they report a change as stored that was rolled back. Rejected commits fail the request,
 * and Payload rolls back. With a change of content it commits a note that it is not announced yet.
 */
export function reportFailedCommits(adapter: object): void {
  const database = adapter as Database
  database.beginTransaction = async (options) => {
    await database.initializing
    const id = randomUUID()
    database.sessions[id] = await begin(database, options ?? database.transactionOptions)
    return id
  }
  database.commitTransaction = async (input) => {
    const id = await input
    const transaction = database.sessions[id]
    // Ended already, by whoever shares it.
    if (!transaction) return
    delete database.sessions[id]
    const last = lastStatement(database)
    if (last !== undefined)
      await database.execute({ drizzle: transaction.db, raw: last }).catch(async (error: unknown) => {
        await transaction.reject()
        throw error
      })
    await transaction.resolve()
  }
}
