import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, PayloadRequest } from 'payload'
import type { SQL } from '../database/list-of'
import { rowsIn } from '../database/rows-in'

const largestId = 2 ** 31 - 1

const tableOf = (slug: string) => sql.identifier(slug.replaceAll('-', '_'))

/** SQLite needs no lock: a write transaction is exclusive from its start. */
async function lock(req: PayloadRequest, statement: SQL): Promise<void> {
  if (req.payload.db.name === 'postgres' && req.transactionID) await rowsIn(req, statement)
}

/** Locks a row until the request's transaction ends. No row has an id that is not a positive 32-bit integer. */
export async function lockRecord(req: PayloadRequest, collection: string, id: number): Promise<void> {
  if (Number.isInteger(id) && id > 0 && id <= largestId)
    await lock(req, sql`SELECT id FROM ${tableOf(collection)} WHERE id = ${id} FOR UPDATE`)
}

export const lockTable = (req: PayloadRequest, slug: string): Promise<void> =>
  lock(req, sql`LOCK TABLE ${tableOf(slug)} IN SHARE ROW EXCLUSIVE MODE`)

/** Hooks run before Payload checks the access: a stranger, who will be refused, must not make others wait. */
const mayWrite = ({ overrideAccess }: { overrideAccess?: boolean }, { user }: PayloadRequest): boolean =>
  Boolean(overrideAccess || user)

/** Until it is written; a bulk update locks the table. Payload writes back all columns as it read them. */
export const lockRow: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (!['update', 'restoreVersion'].includes(operation) || !mayWrite({ overrideAccess }, req)) return
  // The id of a version is not that of its record.
  if (operation === 'update' && 'id' in args && args.id !== undefined)
    await lockRecord(req, collection.slug, Number(args.id))
  else await lockTable(req, collection.slug)
}

export const lockGlobal: GlobalBeforeOperationHook = async ({ global, operation, overrideAccess, req }) => {
  if (operation === 'update' && mayWrite({ overrideAccess }, req)) await lockTable(req, global.slug)
}
