import type { PayloadRequest } from 'payload'
import type { SQL } from './list-of'
import { transactionOf } from './transaction'

/** A request, or what stands for one outside of a request. */
export type Requesting = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/** The rows of a statement that runs in the request's transaction; outside a transaction, on the database itself. */
export const rowsIn = async (req: Requesting, statement: SQL): Promise<unknown[]> =>
  (await req.payload.db.execute({ drizzle: await transactionOf(req), sql: statement })).rows
