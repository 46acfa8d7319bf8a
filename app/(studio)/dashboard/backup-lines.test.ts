import { expect, test } from '@jest/globals'
import type { BackupState } from '@/lib/operations/backup/nightly/schedule'
import { backupLines } from './backup-lines'

const now = new Date('2026-11-26T12:00:00+07:00')
const good = (made: string) => ({ lastGood: { made: new Date(made), name: 'a', bytes: 1 } })
const failed = (isDiskFull: boolean) => ({
  lastFailure: { at: new Date('2026-11-26T02:00:00+07:00'), reason: 'pg_dump is not installed', isDiskFull },
})
const failure = { time: '26/11/2026 02:00', reason: 'pg_dump is not installed' }
const old = good('2026-11-20T02:00:00+07:00')

test.each<[string, BackupState, number | 'off', boolean, unknown[]]>([
  ['it was made tonight', good('2026-11-26T02:00:00+07:00'), 2, false, []],
  ['none was ever made', {}, 2, true, [['backupNone'], ['backupAdvice']]],
  [
    'it is old, since it fails',
    { ...old, ...failed(false) },
    2,
    true,
    [['backupOld', { time: '20/11/2026 02:00' }], ['backupFailed', failure], ['backupAdvice']],
  ],
  ['the disk is full', failed(true), 2, true, [['backupNone'], ['backupDiskFull', failure], ['backupAdvice']]],
  ['off, and made otherwise', old, 'off', false, [['backupOff'], ['backupLast', { time: '20/11/2026 02:00' }]]],
])('%s', (_, state, hour, isWarning, lines) => {
  expect(backupLines(state, now, hour)).toEqual({ lines, isWarning })
})
