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

export async function transactionOf({
  payload: { db },
  transactionID,
}: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>): Promise<typeof db.drizzle> {
  const sessions = db.sessions as Sessions<typeof db.drizzle> | undefined
  return (transactionID ? sessions?.[await transactionID]?.db : undefined) ?? db.drizzle
}

export async function inTransactionOf<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  await initTransaction(req)
  try {
    const result = await work()
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

export async function inTransaction<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload)
  return inTransactionOf(req, () => work(req))
}
