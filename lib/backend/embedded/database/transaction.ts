import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'

interface Sessions<T> {
  [id: string | number]: { db: T } | undefined
}

/** Where to run a statement so that it belongs to the transaction of a call; outside of one, the database itself. */
export async function transactionOf({ payload: { db }, transactionID }: PayloadRequest): Promise<typeof db.drizzle> {
  const sessions = db.sessions as Sessions<typeof db.drizzle> | undefined
  return (transactionID ? sessions?.[await transactionID]?.db : undefined) ?? db.drizzle
}

/** Runs work in a transaction of its own: all of it, or after any error nothing. */
export async function inTransaction<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload)
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
