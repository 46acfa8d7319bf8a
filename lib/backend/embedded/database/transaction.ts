import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

interface Sessions<T> {
  [id: string | number]: { db: T } | undefined
}

/**
 * The database handle for running a statement in the request's transaction; outside a transaction, the database itself.
 */
export async function transactionOf({
  payload: { db },
  transactionID,
}: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>): Promise<typeof db.drizzle> {
  const sessions = db.sessions as Sessions<typeof db.drizzle> | undefined
  return (transactionID ? sessions?.[await transactionID]?.db : undefined) ?? db.drizzle
}

/** Runs `work` in a transaction of its own, which is rolled back on any error. */
export async function inTransaction<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  return inTransactionOf(await createLocalReq({}, payload), work)
}

/** The same on behalf of the person who sent a request. The request must not have a transaction yet. */
export async function inTransactionOf<T>(req: PayloadRequest, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
