import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { s3Storage } from '@/lib/storage/s3'
import { startBucket } from '@/lib/testing/s3-stand-in'
import { checkBackupBucket, checkBackupFolder } from './backup-place-check'
import { doctorPrefix } from './bucket-check'
import type { Finding } from './finding'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ilc-backup-place-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const linesOf = (findings: Finding[]) =>
  findings.map((one) => ('code' in one ? `${one.code}: ${one.found}` : one.found))

test('a folder that is yet to be made, on the disk of the data', async () => {
  const backups = path.join(folder, 'to', 'make')
  expect(linesOf(await checkBackupFolder(backups, path.join(folder, 'data')))).toEqual([
    `backup-beside-data: backups in ${backups} are on the disk of the site`,
  ])
})

test('a folder on another file system, where nothing can be made', async () => {
  const [found, ...others] = linesOf(await checkBackupFolder('/proc/self', folder))
  expect(found).toMatch(/^backup-place-closed: backups cannot be written to \/proc\/self: /)
  expect(others.filter((line) => line.startsWith('backup-beside-data'))).toEqual([])
})

test('a file in the place of the folder', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(linesOf(await checkBackupFolder(file, '/proc'))[0]).toMatch(/^backup-place-closed: .* ENOTDIR/)
})

test('a bucket whose keys may only list', async () => {
  const bucket = await startBucket()
  const keys = { region: 'auto', accessKeyId: 'key-id', secretAccessKey: 'the key itself' }
  const storage = s3Storage({ endpoint: bucket.endpoint, bucket: 'files', ...keys }, doctorPrefix)
  expect(await checkBackupBucket(storage, 'the bucket backups')).toEqual([])
  bucket.next = [403]
  expect(linesOf(await checkBackupBucket(storage, 'the bucket backups'))).toEqual([
    expect.stringMatching(/^backup-unreachable: the bucket backups cannot be used: storing an object failed: .* 403/),
  ])
  await bucket.close()
})
