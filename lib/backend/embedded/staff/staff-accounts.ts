import type { Payload } from 'payload'
import { Refusal } from '@/lib/operations/refusal'
import { newPassword } from '@/lib/settings/secrets'
import type { Staff } from '../payload-types'
import { readyPayload } from '../ready-payload'

/**
 * Manages staff accounts from the command line, for when no administrator can sign in to the studio. Expected failures
 * are thrown as a Refusal.
 */

async function find(backend: Payload, email: string): Promise<Staff | undefined> {
  const { docs } = await backend.find({
    collection: 'staff',
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
    pagination: false,
    showHiddenFields: true,
  })
  return docs[0]
}

async function requireStaff(backend: Payload, email: string): Promise<Staff> {
  const found = await find(backend, email)
  if (!found) throw new Refusal(`There is no staff account ${email}`)
  return found
}

/** Creates an account and returns its password, which is not stored in plain text anywhere. */
export async function createStaff(email: string, role: Staff['role'], fullName?: string): Promise<string> {
  const backend = await readyPayload()
  if (await find(backend, email)) throw new Refusal(`There is a staff account ${email} already`)
  const password = newPassword()
  await backend.create({ collection: 'staff', data: { email, password, role, fullName } })
  return password
}

const unlocked = { loginAttempts: 0, lockUntil: null }

/** Gives an account a new password, which it returns. Ends the account's sessions and unlocks it. */
export async function resetStaff(email: string): Promise<string> {
  const backend = await readyPayload()
  const { id } = await requireStaff(backend, email)
  const password = newPassword()
  // Payload ends the sessions of an account whose password changes.
  await backend.update({ collection: 'staff', id, data: { password, ...unlocked } })
  return password
}

/** Unlocks an account that is locked after too many wrong passwords. */
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
  const { docs } = await (await readyPayload()).find({
    collection: 'staff',
    sort: 'email',
    limit: 0,
    depth: 0,
    pagination: false,
    showHiddenFields: true,
  })
  return docs.map(({ email, role, fullName, lockUntil }) => ({
    email,
    role,
    fullName: fullName ?? '',
    isLocked: lockUntil ? new Date(lockUntil) > new Date() : false,
  }))
}
