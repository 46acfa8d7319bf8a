import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { backupRecord, isBackupRunning } from '@/lib/backend/embedded/backup/record'
import { thisSite } from '@/lib/backend/embedded/backup/site'
import { decrypted } from '@/lib/operations/backup/encryption/decrypt'
import { backupKey } from '@/lib/operations/backup/key'
import { reserveBytes } from '@/lib/operations/backup/nightly/pace'
import { madeAt, newestNightly } from '@/lib/operations/backup/nightly/retention'
import { isBackupOld, type BackupState } from '@/lib/operations/backup/nightly/schedule'
import { reasonOf } from '@/lib/operations/reason-of'
import { tryBucket, type Facts } from './facts'
import { fine, problem, warning, when, type Finding } from './finding'

const hourMs = 60 * 60 * 1000

function ageFinding(place: string, made: Date | undefined): Finding {
  if (!made) return warning(`there is no backup in ${place}`)
  const hours = Math.max(0, Math.floor((Date.now() - made.getTime()) / hourMs))
  const isOld = isBackupOld(new Date(), { lastGood: { made } })
  return (isOld ? warning : fine)(`the last backup in ${place} is ${hours} hours old`)
}

async function checkFolder(folder: string): Promise<Finding> {
  const names = (await readdir(folder)).filter((name) => /\.zip(\.enc)?$/.test(name))
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtime))
  return ageFinding(folder, times.sort((one, other) => Number(one) - Number(other)).at(-1))
}

/** Reports the last attempt where it failed, or ended without a word, as one does that is killed. */
export function attemptFindings({ begun, lastFailure }: BackupState, isRunning: boolean): Finding[] {
  // After ten minutes it has its lease, however slowly it starts, or has ended.
  if (begun && !isRunning && Date.now() - begun.getTime() > hourMs / 6)
    return [warning(`the attempt of ${begun.toISOString()} ended without a word: it was killed (see the log)`)]
  return lastFailure
    ? [warning(`the last attempt failed at ${lastFailure.at.toISOString()}: ${lastFailure.reason}`)]
    : []
}

/** What the site noted of the last attempt. Without a database there is no note, and its own check says so. */
async function lastAttempt(): Promise<Finding[]> {
  const { database } = thisSite()
  return attemptFindings(await backupRecord(database, 'doctor').read(), await isBackupRunning(database, new Date()))
}

async function checkPlace({ settings, lookAt, backupBucket, target }: Facts): Promise<Finding[]> {
  if (backupBucket) return tryBucket(backupBucket, 'backups').then(() => [])
  const [place, data] = [await lookAt(target.label), await lookAt(settings.DATA_DIR)]
  return [
    ...when(place.writeError, problem(`backups cannot be written to ${place.folder}: ${place.writeError}`)),
    ...when(place.freeBytes < reserveBytes, problem(`backups leave 1 GB free, and ${target.label} has less`)),
    ...when(place.device === data.device, warning(`backups in ${target.label} are on the disk of the site`)),
  ]
}

async function openNewest({ target }: Facts, newest: string | undefined): Promise<Finding[]> {
  try {
    const key = backupKey()
    if (newest !== undefined) await decrypted(await target.open(newest), key)
    return []
  } catch (error) {
    const advice = 'Correct BACKUP_KEY or BACKUP_KEY_FILE, and store a former key too: older backups need it.'
    return [problem(`${newest ?? 'the key'} cannot be read: ${reasonOf(error)}`, advice)]
  }
}

export async function checkBackups(facts: Facts): Promise<Finding | Finding[]> {
  const { order, settings, target } = facts
  if (order.backups !== undefined) return checkFolder(order.backups)
  const newest = newestNightly(await target.list())
  if (settings.BACKUP_HOUR === 'off' && newest === undefined)
    return warning('none are made', 'Set BACKUP_HOUR, or name the folder of yours: npm run doctor -- --backups FOLDER')
  return [
    ageFinding(target.label, newest === undefined ? undefined : madeAt(newest)),
    ...(await lastAttempt().catch(() => [])),
    ...(await openNewest(facts, newest)),
    ...(await checkPlace(facts)),
  ]
}
