import type { Payload, PayloadRequest } from 'payload'
import { transactionOf } from '../database/transaction'
import { lockTable } from '../hooks/lock-row'
import type { Run } from './slot-store'

/** Statements on a handle of the database. */
export const runOn =
  ({ db }: Payload, drizzle: Payload['db']['drizzle']): Run =>
  async (statement) =>
    (await db.execute({ drizzle, sql: statement })).rows

/** Statements in the transaction of a request, in which nobody else writes the table of places. */
export async function aloneIn(req: PayloadRequest): Promise<Run> {
  await lockTable(req, 'consultation-slots')
  return runOn(req.payload, await transactionOf(req))
}
