import type { Payload } from 'payload'
import type { Staff } from '../payload-types'

export const staffName = ({ fullName, email }: Pick<Staff, 'fullName' | 'email'>): string => fullName || email

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

export async function nameOfStaff(payload: Payload, reference: unknown): Promise<string | undefined> {
  const id = typeof reference === 'object' && reference !== null && 'id' in reference ? reference.id : reference
  return typeof id === 'number' ? (await namesOfStaff(payload, [id])).get(id) : undefined
}
