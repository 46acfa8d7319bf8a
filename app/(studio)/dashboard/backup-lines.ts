import type { StudioKey } from '@/lib/backend/embedded/labels'
import { isBackupOld, type BackupState } from '@/lib/operations/backup/nightly/schedule'
import { studioTime } from '@/lib/domain/dates'

export type BackupLine = [key: StudioKey, values?: Record<string, string>]

/** What administrators read of the backups: nothing while they are made, and a quiet line while they are off. */
export function backupLines(
  state: BackupState,
  { now, hour }: { now: Date; hour: number | 'off' },
): { lines: BackupLine[]; isWarning: boolean } {
  const { lastFailure, lastGood } = state
  const last = lastGood && { time: studioTime(lastGood.made) }
  if (hour === 'off')
    return { lines: [['backupOff'], ...(last ? [['backupLast', last] as BackupLine] : [])], isWarning: false }
  if (!isBackupOld(now, state)) return { lines: [], isWarning: false }
  const failed = lastFailure && { time: studioTime(lastFailure.at), reason: lastFailure.reason }
  return {
    lines: [
      last ? ['backupOld', last] : ['backupNone'],
      ...(failed ? [[lastFailure.isDiskFull ? 'backupDiskFull' : 'backupFailed', failed] as BackupLine] : []),
      ['backupAdvice'],
    ],
    isWarning: true,
  }
}
