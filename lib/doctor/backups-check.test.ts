import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { checkBackups, listBackups, newestBackup } from './backups-check'

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
