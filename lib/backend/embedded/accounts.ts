import { mediaPath } from '@/lib/content/media-address'
import type { Visitor } from '../model'
import { AccountBlocked } from '../port'
import { keepAvatar } from './avatars'
import { findOrCreate } from './find-or-create'
import { payload } from './payload'
import type { Account } from './payload-types'

async function find(uid: string): Promise<Account | undefined> {
  const { docs } = await (await payload()).find({ collection: 'accounts', where: { uid: { equals: uid } }, limit: 1, depth: 1, pagination: false })
  return docs[0]
}

/** Writes what the provider says now; two first sign-ins at once are one account. */
async function upsert({ uid, userName, fullName }: Visitor, avatar?: number): Promise<Account> {
  const backend = await payload()
  const data = { fullName: fullName || uid, email: userName.includes('@') ? userName : null, ...(avatar !== undefined && { avatar }) }
  const create = () => backend.create({ collection: 'accounts', data: { ...data, uid, provider: uid.split(':')[0] ?? '', blocked: false }, depth: 1 })
  const { row, isNew } = await findOrCreate(() => find(uid), create)
  return isNew ? row : backend.update({ collection: 'accounts', id: row.id, data, depth: 1 })
}

const avatarOf = ({ avatar }: Account) => (typeof avatar === 'object' && avatar?.filename ? mediaPath(avatar.filename) : undefined)

export async function welcome(visitor: Visitor): Promise<Visitor> {
  const account = await upsert(visitor, await keepAvatar(visitor.avatar))
  return { ...visitor, avatar: avatarOf(account) }
}

/** The account that a reader writes with. Throws AccountBlocked where staff have blocked it. */
export async function writingAccount(visitor: Visitor): Promise<Account> {
  // The session may be older than the database.
  const account = (await find(visitor.uid)) ?? (await upsert(visitor))
  if (account.blocked) throw new AccountBlocked(`the account ${account.id} is blocked`)
  return account
}
