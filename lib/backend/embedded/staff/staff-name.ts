import type { Payload } from 'payload'
import type { Staff } from '../payload-types'

/** Display name of a member of staff. */
export const staffName = ({ fullName, email }: Pick<Staff, 'fullName' | 'email'>): string => fullName || email

/** Display names of members of staff, by their ids. Accounts that do not exist any more have none. */
export async function namesOfStaff(payload: Payload, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'staff',
    where: { id: { in: [...new Set(ids)] } },
    select: { fullName: true, email: true },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map((row) => [row.id, staffName(row)]))
}

/** Display name of the member of staff that a record refers to, if there is one. */
export async function nameOfStaff(payload: Payload, reference: unknown): Promise<string | undefined> {
  const id = typeof reference === 'object' && reference !== null && 'id' in reference ? reference.id : reference
  return typeof id === 'number' ? (await namesOfStaff(payload, [id])).get(id) : undefined
}
