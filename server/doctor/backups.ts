import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { dumpVersion } from '@/lib/backend/embedded/backup/postgres-programs'
import { backupRecord } from '@/lib/backend/embedded/backup/record'
import { thisSite } from '@/lib/backend/embedded/backup/site'
import { decrypted } from '@/lib/operations/backup/encryption/decrypt'
import { backupKey } from '@/lib/operations/backup/key'
import { reserveBytes } from '@/lib/operations/backup/nightly/pace'
import { madeAt, newestNightly } from '@/lib/operations/backup/nightly/retention'
import { isBackupOld, type BackupState } from '@/lib/operations/backup/nightly/schedule'
import { reasonOf } from '@/lib/operations/reason-of'
import { fine, problem, tryBucket, warning, type Facts, type Finding } from './facts'

const hourMs = 60 * 60 * 1000

function ageFinding(place: string, made: Date | undefined): Finding {
  if (!made) return warning(`there is no backup in ${place}`)
  const hours = Math.max(0, Math.floor((Date.now() - made.getTime()) / hourMs))
  const isOld = isBackupOld(new Date(), { lastGood: { made } })
  return (isOld ? warning : fine)(`the last backup in ${place} is ${hours} hours old`)
}

async function newestIn(folder: string): Promise<Date | undefined> {
  const names = (await readdir(folder)).filter((name) => /\.zip(\.enc)?$/.test(name))
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtime))
  return times.sort((one, other) => Number(one) - Number(other)).at(-1)
}

/** Reports the last attempt where it failed, or ended without a word, as one does that is killed. */
export function attemptFindings({ begun, lastFailure }: BackupState): Finding[] {
  // Of whatever size, a backup ends within half a day.
  if (begun && Date.now() - begun.getTime() > 12 * hourMs)
    return [warning(`the attempt of ${begun.toISOString()} was killed`)]
  return lastFailure
    ? [warning(`the last attempt failed at ${lastFailure.at.toISOString()}: ${lastFailure.reason}`)]
    : []
}

async function* checkDumpVersion(state: Awaited<Facts['database']>): AsyncGenerator<Finding> {
  if (state.state !== 'read' || !state.server) return
  const [version = 0, { major }] = [await dumpVersion(), state.server]
  const advice = 'Install postgresql-client in the version of the server: backups need it.'
  if (version < major) yield problem(`pg_dump ${version || 'is not installed'}, for PostgreSQL ${major}`, advice)
}

export async function* checkBackups(facts: Facts): AsyncGenerator<Finding> {
  const { order, settings, lookAt, target, backupBucket } = facts
  if (order.backups !== undefined) return yield ageFinding(order.backups, await newestIn(order.backups))
  yield* checkDumpVersion(await facts.database)
  const newest = newestNightly(await target.list())
  if (settings.BACKUP_HOUR === 'off' && newest === undefined)
    return yield warning('none are made', 'Set BACKUP_HOUR, or name yours: npm run doctor -- --backups FOLDER')
  yield ageFinding(target.label, newest === undefined ? undefined : madeAt(newest))
  // Without a database there is no note of the last attempt, and its own check says so.
  yield* await backupRecord(thisSite().database, 'doctor')
    .read()
    .then(attemptFindings, () => [])
  try {
    const key = backupKey()
    if (newest !== undefined) await decrypted(await target.open(newest), key)
  } catch (error) {
    const advice = 'Correct BACKUP_KEY or BACKUP_KEY_FILE, and store a former key too: older backups need it.'
    yield problem(`${newest ?? 'the key'} cannot be read: ${reasonOf(error)}`, advice)
  }
  if (backupBucket) return void (await tryBucket(backupBucket, 'backups'))
  const [place, data] = [await lookAt(target.label), await lookAt(settings.DATA_DIR)]
  if (place.writeError) yield problem(`backups cannot be written to ${place.folder}: ${place.writeError}`)
  if (place.freeBytes < reserveBytes) yield problem(`backups leave 1 GB free, and ${target.label} has less`)
  if (place.device === data.device) yield warning(`backups in ${target.label} are on the disk of the site`)
}
