import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { BackupState } from '@/lib/backup/nightly/schedule'
import type { BackupTarget } from '@/lib/backup/nightly/target'
import { fine, finding, reasonOf, type Finding } from './finding'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/** Milliseconds after which an attempt has its lease, however slowly it starts, or has ended. */
const startMs = 10 * minuteMs

/** Hours after which a nightly backup is late: one night was missed, and the next did not make up for it. */
const lateHours = 48

/** The time of the newest backup in a folder in milliseconds. Undefined if there is none, or no folder. */
export async function newestBackup(folder: string): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => [])
  const backups = names.filter((name) => /\.zip(\.enc)?$/.test(name))
  const times = await Promise.all(backups.map(async (name) => (await stat(path.join(folder, name))).mtimeMs))
  return times.length > 0 ? Math.max(...times) : undefined
}

/** Checks the age of the newest backup. `folder` is undefined where none was named. */
export function checkBackups(folder: string | undefined, newest: number | undefined, now: number): Finding[] {
  if (folder === undefined) return [finding('backup-unknown', 'it is not known where the backups are')]
  if (newest === undefined) return [finding('backup-missing', `there is no backup in ${folder}`)]
  const hours = Math.max(0, Math.floor((now - newest) / hourMs))
  const found = `the last backup in ${folder} is ${hours} hours old`
  return [hours < lateHours ? fine(found) : finding('backup-old', found)]
}

/**
 * Reports the last attempt to make a backup where it failed, or ended without a word, as one does that is killed.
 * `isRunning` says whether a process is making one now.
 */
export function checkAttempt({ lastFailure, begun }: BackupState, isRunning: boolean, now: Date): Finding[] {
  if (begun && !isRunning && now.getTime() - begun.getTime() > startMs)
    return [
      finding(
        'backup-failed',
        `the attempt of ${begun.toISOString()} ended without a word: it was killed, or could not begin (see the log)`,
      ),
    ]
  if (!lastFailure) return []
  return [finding('backup-failed', `the last attempt failed at ${lastFailure.at.toISOString()}: ${lastFailure.reason}`)]
}

/** Lists the nightly backups of a place. Returns what is wrong where it does not answer, or refuses. */
export async function listBackups({ label, list }: Pick<BackupTarget, 'label' | 'list'>): Promise<string[] | Finding> {
  try {
    return await list()
  } catch (error) {
    return finding('backup-unreachable', `the backups in ${label} cannot be listed: ${reasonOf(error)}`)
  }
}
