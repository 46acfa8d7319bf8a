import type { PayloadRequest } from 'payload'

interface Sessions<T> {
  [id: string | number]: { db: T } | undefined
}

/** Where to run a statement so that it belongs to the transaction of a call; outside of one, the database itself. */
export async function transactionOf({ payload: { db }, transactionID }: PayloadRequest): Promise<typeof db.drizzle> {
  const sessions = db.sessions as Sessions<typeof db.drizzle> | undefined
  return (transactionID ? sessions?.[await transactionID]?.db : undefined) ?? db.drizzle
}
