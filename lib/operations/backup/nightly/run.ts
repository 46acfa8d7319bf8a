import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { loggable } from '@/lib/operations/log/loggable'
import { operatorError } from '@/lib/operations/operator-error'
import { Refusal } from '@/lib/operations/refusal'
import type { Retention } from '@/lib/operations/settings/backup'
import { ArchiveReader } from '../archive-reader'
import { ArchiveWriter } from '../archive-writer'
import { writeBackup, type BackedUp } from '../back-up'
import { decrypted } from '../encryption/decrypt'
import { encrypt } from '../encryption/encrypt'
import type { Site } from '../site'
import { withTemporaryFolder } from '../temporary-folder'
import { freeBytesOf } from './folder-target'
import { DiskFull, pace, requireRoom } from './pace'
import { expiredBackups, nightlyName } from './retention'
import type { BackupState } from './schedule'
import type { BackupTarget, Draft } from './target'

export interface BackupRecord {
  claim: (now: Date) => Promise<boolean>
  release: () => Promise<void>
  read: () => Promise<BackupState>
  /** Notes a backup or a failure. A failure does not make the last good backup forgotten. */
  write: (change: BackupState) => Promise<void>
}

export interface Nightly {
  site: Site
  target: BackupTarget
  record: BackupRecord
  key: Buffer | undefined
  keep: Retention
  now: () => Date
  freeBytes?: (folder: string) => Promise<number>
}

interface Written {
  name: string
  manifest: BackedUp
}

export interface Made extends Written {
  deleted: string[]
}

const temporaryPrefix = '.ilc-nightly-'

const renewMs = 60_000

/** Removes what a killed process has left. Whoever has the lease is the only one that writes there. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(temporaryPrefix)) await rm(path.join(folder, name), { recursive: true, force: true })
}

async function verify({ site, key }: Nightly, name: string, draft: Draft, manifest: BackedUp): Promise<number> {
  const source = await draft.open()
  const paced = { ...source, read: (start: number, end: number) => source.read(start, end).compose(pace()) }
  const archive = await ArchiveReader.open(name, site.prefixes, () => decrypted(paced, key))
  archive.close()
  if (JSON.stringify(archive.manifest.entries) !== JSON.stringify(manifest.entries))
    throw new Refusal(`${name} has other files than were written into it`)
  return source.bytes
}

async function make(nightly: Nightly, made: Date): Promise<Written & { bytes: number }> {
  const { site, target, key, freeBytes = freeBytesOf } = nightly
  const workFolder = await target.workFolder()
  await removeLeftovers(workFolder)
  // The copy of the database is written at once.
  await requireRoom(workFolder, freeBytes, await site.database.bytes())
  const name = nightlyName(made, key !== undefined)
  const { manifest, bytes } = await withTemporaryFolder(
    workFolder,
    async (folder) => {
      const draft = await target.begin(name, folder)
      try {
        const archive = new ArchiveWriter(draft.output, [pace(), ...(key ? [encrypt(key)] : []), ...draft.stages])
        const manifest = await writeBackup(site, archive, folder, made)
        const bytes = await verify(nightly, name, draft, manifest)
        await draft.commit()
        return { manifest, bytes }
      } catch (error) {
        await draft.discard()
        throw error
      }
    },
    { prefix: temporaryPrefix },
  )
  return { name, manifest, bytes }
}

/** Deletes backups that are not kept any longer, and returns their names. A failure is logged: the next night retries. */
async function removeExpired({ target, keep }: Nightly, name: string): Promise<string[]> {
  const deleted: string[] = []
  try {
    for (const old of expiredBackups(await target.list(), name, keep))
      await target.remove(old).then(
        () => deleted.push(old),
        (error: unknown) => console.warn(`The old backup ${old} could not be deleted:`, error),
      )
  } catch (error) {
    console.warn('Old backups could not be listed, and none was deleted:', error)
  }
  return deleted
}

const isDiskFull = (error: unknown) =>
  error instanceof DiskFull ||
  (error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code)))

/** Makes and verifies a backup, deletes old ones. Undefined if another process does or `isWanted` says no. */
export async function runNightly(
  nightly: Nightly,
  isWanted: (state: BackupState) => boolean = () => true,
): Promise<Made | undefined> {
  const { record, now } = nightly
  if (!(await record.claim(now()))) return undefined
  const renewing = setInterval(() => void record.claim(now()).catch(() => undefined), renewMs).unref()
  try {
    // Another instance may have made it right before.
    if (!isWanted(await record.read())) return undefined
    const made = now()
    const { bytes, ...result } = await make(nightly, made)
    await record.write({ lastGood: { made, name: result.name, bytes } })
    return { ...result, deleted: await removeExpired(nightly, result.name) }
  } catch (error) {
    const [reason = ''] = (error instanceof Refusal ? error.message : (operatorError(error) ?? loggable(error))).split(
      '\n',
    )
    await record.write({ lastFailure: { at: now(), reason, isDiskFull: isDiskFull(error) } }).catch(() => undefined)
    throw error
  } finally {
    clearInterval(renewing)
    await record.release().catch(() => undefined)
  }
}
