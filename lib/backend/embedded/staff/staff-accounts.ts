import type { Payload } from 'payload'
import { Refusal } from '@/lib/operations/refusal'
import { newPassword } from '@/lib/operations/settings/secrets'
import { inTransaction } from '../database/transaction'
import type { Staff } from '../payload-types'
import { readyPayload } from '../ready-payload'
import { accountOf } from './account-of'
import { endSessions, removeSecondFactor } from './second-factor/store'
import { forgetCodes, forgetSignIns } from './sign-in-limits'

/** Staff accounts from the command line, if no administrator can sign in. Throws Refusals. */

async function requireStaff(backend: Payload, email: string): Promise<Staff> {
  const result = await accountOf({ payload: backend }, email)
  if (!result) throw new Refusal(`There is no staff account ${email}`)
  return result
}

export async function createStaff(email: string, roles: Staff['roles'], fullName?: string): Promise<string> {
  const backend = await readyPayload()
  if (await accountOf({ payload: backend }, email)) throw new Refusal(`There is a staff account ${email} already`)
  const password = newPassword()
  await backend.create({ collection: 'staff', data: { email, password, roles, fullName } })
  return password
}

export async function resetStaff(email: string): Promise<string> {
  const backend = await readyPayload()
  const { id } = await requireStaff(backend, email)
  const password = newPassword()
  // Payload ends the sessions of an account whose password changes.
  await backend.update({ collection: 'staff', id, data: { password } })
  await forgetSignIns(backend, email)
  return password
}

export async function unlockStaff(email: string): Promise<void> {
  const backend = await readyPayload()
  await requireStaff(backend, email)
  await forgetSignIns(backend, email)
  await forgetCodes(backend, email)
}

/** For the last administrator who lost theirs. The activity log says that it was done on the command line. */
export async function resetSecondFactor(email: string): Promise<void> {
  const backend = await readyPayload()
  const { id } = await requireStaff(backend, email)
  await inTransaction(backend, async (req) => {
    if (!(await removeSecondFactor(req, id))) throw new Refusal(`The staff account ${email} has no second factor`)
    await endSessions(req, id)
    const done = { who: 'npm run staff', what: 'SECOND_FACTOR_RESET', area: 'staff', record: String(id) } as const
    await backend.create({ collection: 'activities', data: done, depth: 0, req })
  })
  await forgetSignIns(backend, email)
  await forgetCodes(backend, email)
}

interface ListedStaff {
  email: string
  roles: Staff['roles']
  fullName: string
}

export async function listStaff(): Promise<ListedStaff[]> {
  const { docs } = await (await readyPayload()).find({
    collection: 'staff',
    sort: 'email',
    limit: 0,
    depth: 0,
    pagination: false,
  })
  return docs.map(({ email, roles, fullName }) => ({ email, roles, fullName: fullName ?? '' }))
}
