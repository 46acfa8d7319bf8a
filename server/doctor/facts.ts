import { randomBytes } from 'node:crypto'
import { rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sqlitePath } from '@/lib/backend/embedded/data-folders'
import { postgresState, sqliteState } from '@/lib/backend/embedded/database/database-state'
import { freeBytesOf } from '@/lib/operations/backup/nightly/folder-target'
import { thisTarget } from '@/lib/operations/backup/nightly/this-target'
import { purge } from '@/lib/operations/cdn/purge'
import { reasonOf } from '@/lib/operations/reason-of'
import { settings } from '@/lib/operations/settings'
import type { SettingProblem } from '@/lib/operations/settings/usable'
import { s3Storage } from '@/lib/operations/storage/s3'
import { bucketSettings, type BucketSettings } from '@/lib/operations/storage/s3-client'

export type Order = Partial<Record<'url' | 'mail' | 'backups', string>>

export interface Finding {
  state: 'fine' | 'warning' | 'problem'
  /** One sentence of what was seen, without a full stop. */
  found: string
  advice?: string | undefined
}

export const fine = (found: string): Finding => ({ state: 'fine', found })
export const warning = (found: string, advice?: string): Finding => ({ state: 'warning', found, advice })
export const problem = (found: string, advice?: string): Finding => ({ state: 'problem', found, advice })

/** Sends a request, and follows no redirect. Rejects if there is no answer, or the certificate is not valid. */
const ask = (address: string, { headers, ...init }: RequestInit = {}): Promise<Response> =>
  fetch(address, {
    ...init,
    headers: { 'accept-encoding': 'br, gzip', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  })

export type Ask = typeof ask

export const targetOf = ({ headers }: Response, address: string) =>
  headers.has('location') ? URL.parse(headers.get('location') ?? '', address) : null

/** Asks for the home page. Throws if there is no answer, or the address has a path. */
export async function homePage(ask: Ask, url: string) {
  const { origin } = new URL(url)
  const answer = await ask(`${origin}/`)
  return { origin, answer, target: targetOf(answer, origin) }
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
  const result = await stat(folder).catch(() => undefined)
  if (!result) return lookAt(path.dirname(folder))
  const freeBytes = await freeBytesOf(folder)
  const file = path.join(folder, `.doctor-check-${process.pid}`)
  // More than a full disk still takes in what is allocated already.
  const written = writeFile(file, Buffer.alloc(64 * 1024), { mode: 0o600 }).finally(() => rm(file, { force: true }))
  const writeError = await written.then(() => undefined, reasonOf)
  return { folder, freeBytes, writeError, isOfOtherUser: result.uid !== process.getuid?.(), device: result.dev }
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
  }
}

export type Facts = ReturnType<typeof factsOf>
