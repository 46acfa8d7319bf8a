import { randomBytes } from 'node:crypto'
import { rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sqlitePath } from '@/lib/backend/embedded/data-folders'
import { postgresState, sqliteState } from '@/lib/backend/embedded/database/database-state'
import { purge } from '@/lib/operations/cdn/purge'
import { freeBytesOf } from '@/lib/operations/backup/nightly/folder-target'
import { thisTarget } from '@/lib/operations/backup/nightly/this-target'
import { doctorToken } from '@/lib/operations/proxy-probe'
import { reasonOf } from '@/lib/operations/reason-of'
import { settings } from '@/lib/operations/settings'
import { existingSiteSecret } from '@/lib/operations/settings/secrets'
import type { SettingProblem } from '@/lib/operations/settings/usable'
import { s3Storage } from '@/lib/operations/storage/s3'
import { bucketSettings, type BucketSettings } from '@/lib/operations/storage/s3-client'
import { ask, homePage } from './outside'

export interface Order {
  url?: string | undefined
  mail?: string | undefined
  backups?: string | undefined
}

/** Stores, reads, lists and deletes a small object in a folder of a bucket. Throws if it cannot. */
export async function tryBucket(bucket: BucketSettings, folder: string): Promise<void> {
  const storage = s3Storage(bucket, { name: folder, isKey: (key) => key.startsWith('check-') })
  const key = `check-${randomBytes(8).toString('hex')}`
  const data = randomBytes(64)
  await storage.put(key, data, 'application/octet-stream')
  const read = await storage.get(key)
  await storage.list()
  await storage.remove(key)
  if (!read?.equals(data)) throw new Error('what was read is not what was stored')
}

async function lookAt(folder: string) {
  const found = await stat(folder).catch(() => undefined)
  if (!found) return lookAt(path.dirname(folder))
  const freeBytes = await freeBytesOf(folder)
  const file = path.join(folder, `.doctor-check-${process.pid}`)
  // More than a full disk still takes in what is allocated already.
  const written = writeFile(file, Buffer.alloc(64 * 1024), { mode: 0o600 }).finally(() => rm(file, { force: true }))
  return {
    folder,
    freeBytes,
    writeError: await written.then(() => undefined, reasonOf),
    isOfOtherUser: found.uid !== process.getuid?.(),
    device: found.dev,
  }
}

export function factsOf(order: Order, environment: NodeJS.ProcessEnv, problems: readonly SettingProblem[]) {
  const { DATABASE_URL } = settings()
  const page = order.url === undefined ? Promise.resolve(undefined) : homePage(ask, order.url)
  // Each check that needs it handles it.
  page.catch(() => undefined)
  return {
    order,
    environment,
    problems,
    settings: settings(),
    ask,
    page,
    lookAt,
    purge,
    database: DATABASE_URL ? postgresState(DATABASE_URL) : Promise.resolve(sqliteState(sqlitePath())),
    bucket: bucketSettings('S3'),
    backupBucket: bucketSettings('BACKUP_S3'),
    target: thisTarget(),
    token() {
      const secret = existingSiteSecret()
      return secret === undefined ? undefined : doctorToken(secret)
    },
  }
}

export type Facts = ReturnType<typeof factsOf>
