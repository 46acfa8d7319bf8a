import { mediaPath } from '@/lib/content/media-address'
import type { User } from '@/lib/backend/model'
import { UserBlocked } from '@/lib/backend/port'
import { storeAvatar } from './avatars'
import { findOrCreate } from '../database/find'
import { payload } from '../payload'
import type { Account } from '../payload-types'

async function find(uid: string): Promise<Account | undefined> {
  const { docs } = await (await payload()).find({
    collection: 'accounts',
    where: { uid: { equals: uid } },
    limit: 1,
    depth: 1,
    pagination: false,
  })
  return docs[0]
}

async function upsert({ uid, userName, fullName }: User, avatar?: number): Promise<Account> {
  const backend = await payload()
  const data = {
    fullName: fullName || uid,
    email: userName.includes('@') ? userName : null,
    ...(avatar !== undefined && { avatar }),
  }
  const create = () =>
    backend.create({
      collection: 'accounts',
      data: { ...data, uid, provider: uid.split(':')[0] ?? '', blocked: false },
      depth: 1,
    })
  const { row, isNew } = await findOrCreate(() => find(uid), create)
  return isNew ? row : backend.update({ collection: 'accounts', id: row.id, data, depth: 1 })
}

const avatarOf = ({ avatar }: Account) =>
  typeof avatar === 'object' && avatar?.filename ? mediaPath(avatar.filename) : undefined

export async function upsertUser(user: User): Promise<User> {
  const account = await upsert(user, await storeAvatar(user.avatar))
  return { ...user, avatar: avatarOf(account) }
}

/** The account that a user writes with. Throws UserBlocked if staff have blocked it. */
export async function writingUser(user: User): Promise<Account> {
  // Created if missing: a session may be older than the database.
  const account = (await find(user.uid)) ?? (await upsert(user))
  if (account.blocked) throw new UserBlocked(`the account ${account.id} is blocked`)
  return account
}
