import type { Payload } from 'payload'
import { Refusal } from '@/lib/operations/refusal'
import { newPassword } from '@/lib/settings/secrets'
import type { Staff } from '../payload-types'
import { readyPayload } from '../ready-payload'

/** Staff accounts from a command line: for when nobody who may do it in the studio can sign in. All that fails for a reason is a Refusal. */

async function find(backend: Payload, email: string): Promise<Staff | undefined> {
  const { docs } = await backend.find({ collection: 'staff', where: { email: { equals: email } }, limit: 1, depth: 0, pagination: false, showHiddenFields: true })
  return docs[0]
}

async function requireStaff(backend: Payload, email: string): Promise<Staff> {
  const found = await find(backend, email)
  if (!found) throw new Refusal(`There is no staff account ${email}`)
  return found
}

/** Makes an account and gives its password, which is kept nowhere. */
export async function createStaff(email: string, role: Staff['role'], fullName?: string): Promise<string> {
  const backend = await readyPayload()
  if (await find(backend, email)) throw new Refusal(`There is a staff account ${email} already`)
  const password = newPassword()
  await backend.create({ collection: 'staff', data: { email, password, role, fullName } })
  return password
}

const unlocked = { loginAttempts: 0, lockUntil: null }

/** Gives an account a new password, ends its sessions and unlocks it. */
export async function resetStaff(email: string): Promise<string> {
  const backend = await readyPayload()
  const { id } = await requireStaff(backend, email)
  const password = newPassword()
  // With a password that changes, Payload forgets the sessions.
  await backend.update({ collection: 'staff', id, data: { password, ...unlocked } })
  return password
}

/** Lets somebody try again whose account is locked after too many wrong passwords. */
export async function unlockStaff(email: string): Promise<void> {
  const backend = await readyPayload()
  const { id } = await requireStaff(backend, email)
  await backend.update({ collection: 'staff', id, data: unlocked })
}

interface ListedStaff {
  email: string
  role: Staff['role']
  fullName: string
  isLocked: boolean
}

export async function listStaff(): Promise<ListedStaff[]> {
  const { docs } = await (await readyPayload()).find({ collection: 'staff', sort: 'email', limit: 0, depth: 0, pagination: false, showHiddenFields: true })
  return docs.map(({ email, role, fullName, lockUntil }) => ({ email, role, fullName: fullName ?? '', isLocked: lockUntil ? new Date(lockUntil) > new Date() : false }))
}
