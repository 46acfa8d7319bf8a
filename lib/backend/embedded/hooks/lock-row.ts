import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'

/** What a transaction of PostgreSQL's adapter can do. */
interface Session {
  execute: (statement: ReturnType<typeof sql>) => Promise<unknown>
}

/**
 * Holds a row from before it is read until it is written, or where many are saved at once all of them: Payload writes all columns as it
 * read them, and would undo what somebody else changed in between. On SQLite whoever writes is alone from the beginning.
 */
export const lockRow: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { db } = req.payload
  if (db.name !== 'postgres' || operation !== 'update' || !req.transactionID) return
  const session = (db.sessions as Record<string | number, { db: Session }> | undefined)?.[await req.transactionID]
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  const isOne = 'id' in args && args.id !== undefined
  await session?.db.execute(isOne ? sql`SELECT id FROM ${table} WHERE id = ${Number(args.id)} FOR UPDATE` : sql`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`)
}
