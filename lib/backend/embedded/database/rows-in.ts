import type { PayloadRequest } from 'payload'
import type { SQL } from './list-of'
import { transactionOf } from './transaction'

export type Requesting = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

export const rowsIn = async (req: Requesting, statement: SQL): Promise<unknown[]> =>
  (await req.payload.db.execute({ drizzle: await transactionOf(req), sql: statement })).rows
