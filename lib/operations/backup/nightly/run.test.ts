import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { sampleSite, type SampleSite } from '@/lib/testing/backup-fixtures'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { openBackup } from '../open-backup'
import { restore } from '../restore'
import { folderTarget } from './folder-target'
import { reserveBytes } from './pace'
import { runNightly, type BackupRecord, type Nightly } from './run'
import type { BackupState } from './schedule'

let above: string
let folder: string
let site: SampleSite
let state: BackupState
let nightly: Nightly

const key = Buffer.alloc(32, 1)
const made = new Date('2026-11-25T19:00:00Z')
const name = 'ilc-nightly-20261126-020000.zip.enc'

function sharedRecord(): (owner: string) => BackupRecord {
  let holder: string | undefined
  return (owner) => ({
    claim: async () => (holder ??= owner) === owner,
    release: async () => {
      if (holder === owner) holder = undefined
    },
    read: async () => state,
    write: async (change) => {
      state = { ...(state.lastGood && { lastGood: state.lastGood }), ...change }
    },
  })
}

beforeEach(async () => {
  above = temporaryFolder()
  folder = path.join(above, 'backups')
  site = sampleSite(path.join(above, 'site'))
  await site.put('media/a.webp', 'a picture')
  site.write(['media/a.webp'])
  state = {}
  nightly = {
    site,
    target: folderTarget(folder),
    record: sharedRecord()('this'),
    key,
    keep: { daily: 2, weekly: 0, monthly: 0 },
    now: () => made,
    freeBytes: () => Promise.resolve(2 * reserveBytes),
  }
})

test('a backup is encrypted, verified and noted, and a restore reads it', async () => {
  const result = await runNightly(nightly)
  expect(result).toMatchObject({ name, deleted: [], manifest: { lost: [], counts: { articles: 1 } } })
  const file = path.join(folder, name)
  expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777, readdirSync(folder)]).toEqual([
    0o700,
    0o600,
    [name],
  ])
  expect(state).toEqual({ lastGood: { made, name, bytes: statSync(file).size } })
  expect(readFileSync(file).includes('media/a.webp')).toBe(false)
  const other = sampleSite(path.join(above, 'other'))
  await restore(other, file, { replace: false, takeBucket: false, open: openBackup(key) })
  expect(await other.files()).toEqual({ 'media/a.webp': 'a picture' })
  const wrong = restore(other, file, { replace: true, takeBucket: false, open: openBackup(Buffer.alloc(32)) })
  await expect(wrong).rejects.toThrow('another key')
})

test('backups that are not kept any longer are deleted after the new one, and what a killed process left', async () => {
  mkdirSync(path.join(folder, '.ilc-nightly-killed'), { recursive: true })
  const old = ['ilc-nightly-20261123-020000.zip', 'ilc-nightly-20261124-020000.zip', 'ilc-nightly-20261125-020000.zip']
  for (const each of [...old, 'ilc-20200101-000000.zip']) writeFileSync(path.join(folder, each), '')
  expect((await runNightly(nightly))?.deleted.sort()).toEqual(old.slice(0, 2))
  expect(readdirSync(folder).sort()).toEqual(['ilc-20200101-000000.zip', old[2], name])
})

test('a backup counts although old ones cannot be deleted or listed, and the others are deleted', async () => {
  const warn = jest.mocked(console.warn)
  mkdirSync(folder)
  const old = ['ilc-nightly-20261122-020000.zip', 'ilc-nightly-20261123-020000.zip', 'ilc-nightly-20261125-020000.zip']
  for (const each of old) writeFileSync(path.join(folder, each), '')
  const { remove } = nightly.target
  const fails = () => Promise.reject(new Error('not allowed'))
  nightly.target.remove = (each) => (each === old[0] ? fails() : remove(each))
  expect((await runNightly(nightly))?.deleted).toEqual([old[1]])
  expect(state).toEqual({ lastGood: expect.objectContaining({ name }) })
  state = {}
  nightly.target.list = fails
  expect((await runNightly(nightly))?.deleted).toEqual([])
  expect(state).toEqual({ lastGood: expect.objectContaining({ name }) })
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    `The old backup ${old[0]} could not be deleted:`,
    'Old backups could not be listed, and none was deleted:',
  ])
  warn.mockClear()
})

test.each<[string, () => void, RegExp, boolean]>([
  [
    'the disk is nearly full',
    () => (nightly.freeBytes = () => Promise.resolve(reserveBytes)),
    /has no room for a backup/,
    true,
  ],
  [
    'the disk fills up',
    () => {
      const { begin } = nightly.target
      nightly.target.begin = async (...args) => ({
        ...(await begin(...args)),
        output: new PassThrough({
          transform: (_piece, _encoding, done) => done(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
        }),
      })
    },
    /no space/,
    true,
  ],
  [
    'what was written cannot be read again',
    () => {
      const { begin } = nightly.target
      nightly.target.begin = async (...args) => {
        const draft = await begin(...args)
        const open = async () => {
          const source = await draft.open()
          return { ...source, bytes: source.bytes - 1 }
        }
        return { ...draft, open }
      }
    },
    /is no backup, or a damaged one/,
    false,
  ],
  [
    'the database cannot be read',
    () => {
      site.database.snapshot = () => Promise.reject(new Error('the database is away'))
    },
    /the database is away/,
    false,
  ],
])('%s: nothing half is left, older backups stay, and the reason is noted', async (_, change, reason, isDiskFull) => {
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'ilc-nightly-20261101-020000.zip'), '')
  const lastGood = { made: new Date('2026-11-01T02:00:00+07:00'), name: 'ilc-nightly-20261101-020000.zip', bytes: 0 }
  state = { lastGood }
  change()
  await expect(runNightly(nightly)).rejects.toThrow(reason)
  expect(readdirSync(folder)).toEqual(['ilc-nightly-20261101-020000.zip'])
  expect(state).toEqual({ lastGood, lastFailure: { at: made, reason: expect.stringMatching(reason), isDiskFull } })
  expect(await nightly.record.claim(made)).toBe(true)
})

test('of two instances one makes the backup, and the other one finds it made', async () => {
  const recordOf = sharedRecord()
  const isWanted = ({ lastGood }: BackupState) => lastGood === undefined
  const [one, other] = ['one', 'other'].map((owner) => ({ ...nightly, record: recordOf(owner) })) as [Nightly, Nightly]
  const both = await Promise.all([runNightly(one, isWanted), runNightly(other, isWanted)])
  expect(both.map((result) => result?.name)).toEqual([name, undefined])
  expect(await runNightly(other, isWanted)).toBeUndefined()
  expect(readdirSync(folder)).toEqual([name])
})
