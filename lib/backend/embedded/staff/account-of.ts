import type { Payload, PayloadRequest } from 'payload'
import type { Staff } from '../payload-types'

export async function accountOf(
  req: { payload: Payload } & Partial<PayloadRequest>,
  email: string,
): Promise<Staff | undefined> {
  const where = { email: { equals: email.toLowerCase().trim() } }
  return (await req.payload.db.findOne<Staff>({ collection: 'staff', where, req })) ?? undefined
}
