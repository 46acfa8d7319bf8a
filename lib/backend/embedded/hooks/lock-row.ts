import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'

/** The part of a PostgreSQL adapter's transaction that is used here. */
interface Session {
  execute: (statement: ReturnType<typeof sql>) => Promise<unknown>
}

/**
 * Locks the row before it is read until it is written, or the whole table for a bulk update. Payload writes back all
 * columns as it read them, which would undo a concurrent change. SQLite needs no lock: a write transaction is exclusive
 * from its start.
 */
export const lockRow: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { db } = req.payload
  if (db.name !== 'postgres' || operation !== 'update' || !req.transactionID) return
  const session = (db.sessions as Record<string | number, { db: Session }> | undefined)?.[await req.transactionID]
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  const isOne = 'id' in args && args.id !== undefined
  await session?.db.execute(
    isOne
      ? sql`SELECT id FROM ${table} WHERE id = ${Number(args.id)} FOR UPDATE`
      : sql`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`,
  )
}
