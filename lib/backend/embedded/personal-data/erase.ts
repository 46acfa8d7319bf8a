import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { setTimeout as pause } from 'node:timers/promises'
import { eraseFromActivities } from '../staff/log-activity'
import { idOf } from '../database/id-of'
import type { SQL } from '../database/list-of'
import { rowsIn } from '../database/rows-in'
import { removeOrphans } from '../files/orphans'
import type { Account } from '../payload-types'
import { rewriteRow, wiped } from '../database/rewrite-row'
import { endSessionsOf } from '../users/ended-sessions'
import { filesOf, personalDataOf, type PersonalData, type DataSubject } from './data-subject'

const tables = [
  'consultation_requests',
  'consultation_requests_notes',
  'consultation_requests_history',
  'mails',
  'attachments',
  'accounts',
  'interacted_articles',
  'comment_reports',
  'avatars',
  'activities',
]

const attempts = 20

/** Rewrites the database without its deleted data, which otherwise stays on disk until it is overwritten. */
async function vacuumDatabase(payload: Payload): Promise<void> {
  const run = (statement: SQL) => rowsIn({ payload }, statement)
  if (payload.db.name === 'postgres') {
    for (const table of tables) await run(sql`VACUUM FULL ${sql.identifier(table)}`)
    return
  }
  await run(sql`VACUUM`)
  // The write-ahead log can be truncated only while no reader uses it.
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [row] = (await run(sql`PRAGMA wal_checkpoint(TRUNCATE)`)) as { busy: number }[]
    if (row?.busy === 0) return
    await pause(100)
  }
  throw new Error('the log of writes could not be emptied')
}

/** Numbers of erased records. `elsewhere` counts files at an upload service, which this site cannot delete. */
export interface Erased {
  requests: number
  files: number
  mails: number
  comments: number
  accounts: number
  elsewhere: number
}

export const countPersonalData = (data: PersonalData): Erased => ({
  requests: data.requests.length,
  files: filesOf(data).length,
  mails: data.mails.length,
  comments: data.interactions.length,
  accounts: data.accounts.length,
  elsewhere: data.requests.filter(({ fileUrl }) => fileUrl).length,
})

/** Several accounts may share an image, such as a provider's placeholder. */
async function isOfAnother(backend: Payload, image: number, account: number): Promise<boolean> {
  const { totalDocs } = await backend.count({
    collection: 'accounts',
    where: { avatar: { equals: image }, id: { not_equals: account } },
  })
  return totalDocs > 0
}

async function eraseAccount(backend: Payload, { id, avatar }: Account): Promise<void> {
  await backend.delete({ collection: 'comment-reports', where: { account: { equals: id } } })
  const image = idOf(avatar)
  if (image !== undefined && !(await isOfAnother(backend, image, id)))
    await backend.delete({ collection: 'avatars', id: image })
  await backend.delete({ collection: 'accounts', id })
}

/** Also what was deleted and is still on disk. A comment with replies leaves an empty placeholder. */
export async function erasePersonalData(backend: Payload, who: DataSubject): Promise<Erased> {
  const data = await personalDataOf(backend, who)
  const { requests, mails, accounts, interactions } = data
  // First: a session would make the account anew.
  for (const { uid } of accounts) await endSessionsOf(backend, uid)
  for (const { id } of mails) await backend.delete({ collection: 'mails', id })
  for (const { id } of requests) await backend.delete({ collection: 'consultation-requests', id, trash: true })
  await removeOrphans(backend, filesOf(data))
  for (const row of interactions) {
    if (row.type === 'RATE') await backend.delete({ collection: 'interacted-articles', id: row.id })
    else if (!(await rewriteRow(backend, row, wiped)))
      throw new Error(`the comment ${row.id} was changed meanwhile: to be erased again`)
    await rowsIn({ payload: backend }, sql`DELETE FROM comment_reports WHERE comment_id = ${row.id}`)
  }
  for (const account of accounts) await eraseAccount(backend, account)
  await eraseFromActivities(backend, who.email)
  await vacuumDatabase(backend)
  return countPersonalData(data)
}
