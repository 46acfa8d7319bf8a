import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'

/** What a transaction of PostgreSQL's adapter can do. */
interface Session {
  execute: (statement: ReturnType<typeof sql>) => Promise<unknown>
}

/**
 * Holds a row from before it is read until it is written: Payload writes all columns as it read them, and would undo what somebody else
 * changed in between. On SQLite whoever writes is alone from the beginning.
 */
export const lockRow: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { db } = req.payload
  const id: unknown = 'id' in args ? args.id : undefined
  if (db.name !== 'postgres' || operation !== 'update' || id === undefined || !req.transactionID) return
  const session = (db.sessions as Record<string | number, { db: Session }> | undefined)?.[await req.transactionID]
  await session?.db.execute(sql`SELECT id FROM ${sql.identifier(collection.slug.replaceAll('-', '_'))} WHERE id = ${Number(id)} FOR UPDATE`)
}
