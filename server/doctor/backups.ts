import { backupRecord, isBackupRunning } from '@/lib/backend/embedded/backup/record'
import { dumpVersion } from '@/lib/backend/embedded/backup/postgres-programs'
import { thisSite } from '@/lib/backend/embedded/backup/site'
import { decrypted } from '@/lib/backup/encryption/decrypt'
import { backupKey } from '@/lib/backup/key'
import { madeAt, newestNightly } from '@/lib/backup/nightly/retention'
import type { BackupTarget } from '@/lib/backup/nightly/target'
import { thisTarget } from '@/lib/backup/nightly/this-target'
import { checkBackupBucket, checkBackupFolder } from '@/lib/doctor/backup-place-check'
import { checkAttempt, checkBackups, listBackups, newestBackup } from '@/lib/doctor/backups-check'
import { doctorPrefix } from '@/lib/doctor/bucket-check'
import type { DatabaseState } from '@/lib/doctor/database-check'
import { finding, reasonOf, type Finding } from '@/lib/doctor/finding'
import { settings } from '@/lib/settings'
import { s3Storage } from '@/lib/storage/s3'
import { bucketSettings } from '@/lib/storage/s3-client'

/** Checks that the key can be read, and that it opens the newest backup. */
async function checkKey(target: BackupTarget, newest: string | undefined): Promise<Finding[]> {
  let key: Buffer | undefined
  try {
    key = backupKey()
  } catch (error) {
    return [finding('backup-key-unusable', reasonOf(error))]
  }
  if (newest === undefined) return []
  try {
    await decrypted(await target.open(newest), key)
    return []
  } catch (error) {
    return [finding('backup-unreadable', `${newest} cannot be read: ${reasonOf(error)}`)]
  }
}

/** Where a backup is tried in its bucket: only there its keys have to be allowed to write. */
const prefix = { ...doctorPrefix, name: 'backups' }

async function checkPlace(target: BackupTarget): Promise<Finding[]> {
  const bucket = bucketSettings('BACKUP_S3')
  return bucket
    ? checkBackupBucket(s3Storage(bucket, prefix), target.label)
    : checkBackupFolder(target.label, settings().DATA_DIR)
}

/** Reports the last attempt where it failed, by the notes of the site in its database. */
async function checkLastAttempt(): Promise<Finding[]> {
  const [{ database }, now] = [thisSite(), new Date()]
  try {
    return checkAttempt(await backupRecord(database, 'doctor').read(), await isBackupRunning(database, now), now)
  } catch {
    // Without a database there is no note, and its own check says so.
    return []
  }
}

/** Checks that the program that dumps PostgreSQL is there, and not older than the server. */
async function checkProgram(database: DatabaseState): Promise<Finding[]> {
  if (database.state !== 'read' || !database.server) return []
  const [version, needed] = [await dumpVersion(), database.server.major]
  if (version === undefined) return [finding('backup-program', 'pg_dump is not installed')]
  return version < needed ? [finding('backup-program', `pg_dump ${version} is older than PostgreSQL ${needed}`)] : []
}

/** Checks the backups in a folder that was named, or those that the site makes by itself, and that it can make more. */
export async function checkBackupsOf(
  folder: string | undefined,
  database: () => Promise<DatabaseState>,
): Promise<Finding[]> {
  if (folder !== undefined) return checkBackups(folder, await newestBackup(folder), Date.now())
  const target = thisTarget()
  const names = await listBackups(target)
  if (!Array.isArray(names)) return [names]
  const newest = newestNightly(names)
  const isOff = settings().BACKUP_HOUR === 'off' && newest === undefined
  if (isOff) return checkBackups(undefined, undefined, Date.now())
  const made = newest === undefined ? undefined : madeAt(newest)?.getTime()
  return [
    ...checkBackups(target.label, made, Date.now()),
    ...(await checkLastAttempt()),
    ...(await checkKey(target, newest)),
    ...(await checkPlace(target)),
    ...(await checkProgram(await database())),
  ]
}
