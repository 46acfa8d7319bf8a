import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import type { BackupState } from '@/lib/backup/nightly/schedule'
import { checkAttempt, checkBackups, listBackups, newestBackup } from './backups-check'

const hours = (count: number) => count * 60 * 60 * 1000

test.each<[string, string | undefined, number | undefined, string | undefined, string]>([
  ['no folder', undefined, undefined, 'backup-unknown', 'it is not known where the backups are'],
  ['no backup', '/safe', undefined, 'backup-missing', 'there is no backup in /safe'],
  ['of this night', '/safe', hours(1000), undefined, 'the last backup in /safe is 9 hours old'],
  ['of this week', '/safe', hours(961), 'backup-old', 'the last backup in /safe is 48 hours old'],
])('%s', (_, folder, newest, code, found) => {
  const [one] = checkBackups(folder, newest, hours(1009))
  expect(one).toMatchObject({ found, ...(code && { code }) })
})

const now = new Date('2026-11-27T20:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const lastFailure = { at: minutesAgo(90), reason: 'it is full', isDiskFull: true }
const failed = 'the last attempt failed at 2026-11-27T18:30:00.000Z: it is full'
const died =
  'the attempt of 2026-11-27T19:30:00.000Z ended without a word: it was killed, or could not begin (see the log)'

test.each<[string, BackupState, boolean, string | undefined]>([
  ['none yet', {}, false, undefined],
  ['one that failed', { lastFailure }, false, failed],
  // The site tries again every hour, so that the note of one that is killed each time is never much older.
  ['one that was killed half an hour ago', { begun: minutesAgo(30) }, false, died],
  ['one that was killed, after one that failed', { lastFailure, begun: minutesAgo(30) }, false, died],
  ['one that runs', { begun: minutesAgo(30) }, true, undefined],
  ['one that runs, after one that failed', { lastFailure, begun: minutesAgo(30) }, true, failed],
  ['one that has just begun', { begun: minutesAgo(1) }, false, undefined],
  ['one that a clock noted that was ahead', { begun: minutesAgo(-600) }, false, undefined],
])('the last attempt: %s', (_, state, isRunning, expected) => {
  const findings = checkAttempt(state, isRunning, now)
  expect(findings).toMatchObject(expected === undefined ? [] : [{ code: 'backup-failed', found: expected }])
})

test('the newest archive of a folder counts', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ilc-doctor-backups-'))
  try {
    expect(await newestBackup(folder)).toBeUndefined()
    for (const [name, seconds] of [
      ['ilc-a.zip', 1000],
      ['ilc-b.zip', 2000],
      ['ilc-nightly-c.zip.enc', 3000],
      ['notes.txt', 9000],
    ] as const) {
      writeFileSync(path.join(folder, name), '')
      utimesSync(path.join(folder, name), seconds, seconds)
    }
    expect(await newestBackup(folder)).toBe(3_000_000)
    expect(await newestBackup(path.join(folder, 'none'))).toBeUndefined()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a place of backups that does not answer is a finding with advice', async () => {
  const label = 'the bucket safe'
  expect(await listBackups({ label, list: () => Promise.resolve(['a']) })).toEqual(['a'])
  expect(await listBackups({ label, list: () => Promise.reject(new Error('no answer')) })).toMatchObject({
    state: 'problem',
    code: 'backup-unreachable',
    found: 'the backups in the bucket safe cannot be listed: no answer',
  })
})
