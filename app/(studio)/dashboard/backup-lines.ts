import type { StudioKey } from '@/lib/backend/embedded/labels'
import { isBackupOld, type BackupState } from '@/lib/operations/backup/nightly/schedule'
import { studioTime } from '@/lib/domain/dates'

type BackupLine = [key: StudioKey, values?: Record<string, string>]

/** What administrators read of the backups: nothing while they are made, and a quiet line while they are off. */
export function backupLines(
  state: BackupState,
  now: Date,
  hour: number | 'off',
): { lines: BackupLine[]; isWarning: boolean } {
  const { lastFailure, lastGood } = state
  const last = lastGood && { time: studioTime(lastGood.made) }
  if (hour === 'off') return { lines: last ? [['backupOff'], ['backupLast', last]] : [['backupOff']], isWarning: false }
  if (!isBackupOld(now, state)) return { lines: [], isWarning: false }
  const lines: BackupLine[] = [last ? ['backupOld', last] : ['backupNone']]
  if (lastFailure) {
    const failure = { time: studioTime(lastFailure.at), reason: lastFailure.reason }
    lines.push([lastFailure.isDiskFull ? 'backupDiskFull' : 'backupFailed', failure])
  }
  return { lines: [...lines, ['backupAdvice']], isWarning: true }
}
