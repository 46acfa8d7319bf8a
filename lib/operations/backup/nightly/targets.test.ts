import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startBucket, type BucketStandIn } from '@/lib/testing/s3-stand-in'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { bucketTarget } from './bucket-target'
import { folderTarget } from './folder-target'
import type { BackupTarget } from './target'

let above: string
let bucket: BucketStandIn
let targets: Record<'folder' | 'bucket', BackupTarget>

const name = 'ilc-nightly-20261126-020000.zip'
const data = randomBytes(250_000)

beforeEach(async () => {
  above = temporaryFolder()
  bucket = await startBucket()
  const settings = {
    endpoint: bucket.endpoint,
    bucket: 'files',
    region: 'auto',
    accessKeyId: 'key-id',
    secretAccessKey: 'secret-key',
  }
  targets = {
    folder: folderTarget(path.join(above, 'new', 'backups')),
    bucket: bucketTarget(settings, path.join(above, 'work'), 100_000),
  }
})

afterEach(() => bucket.close())

async function begin(target: BackupTarget, name: string) {
  const folder = path.join(await target.workFolder(), '.draft')
  await mkdir(folder, { recursive: true })
  return target.begin(name, folder)
}

async function write(target: BackupTarget, name: string, data: Buffer) {
  const { output, stages, ...draft } = await begin(target, name)
  await pipeline([Readable.from([data.subarray(0, 70_000), data.subarray(70_000)]), ...stages, output])
  return draft
}

const namesIn = async (target: BackupTarget) => (await target.list()).filter((name) => name !== '.draft').sort()

test.each(['folder', 'bucket'] as const)(
  'a backup in a %s is written, read in parts, listed and removed',
  async (kind) => {
    const target = targets[kind]
    const draft = await write(target, name, data)
    expect((await draft.open()).bytes).toBe(data.length)
    await draft.commit()
    for (const other of ['ilc-nightly-20261125-020000.zip', 'ilc-nightly-20261124-020000.zip'])
      await (await write(target, other, Buffer.from(other))).commit()
    const source = await target.open(name)
    expect(source.bytes).toBe(data.length)
    for (const [start, end] of [
      [0, data.length],
      [5, 6],
      [99_999, 200_001],
    ] as const)
      expect((await buffer(source.read(start, end))).equals(data.subarray(start, end))).toBe(true)
    await target.remove('ilc-nightly-20261125-020000.zip')
    expect(await namesIn(target)).toEqual(['ilc-nightly-20261124-020000.zip', name])
  },
)

test.each(['folder', 'bucket'] as const)('a backup in a %s that was discarded leaves nothing', async (kind) => {
  const target = targets[kind]
  await (await write(target, name, data)).discard()
  const { discard, output } = await begin(target, 'ilc-nightly-20261127-020000.zip')
  await discard()
  expect(output.closed).toBe(true)
  expect(readdirSync(path.join(await target.workFolder(), '.draft'))).toEqual([])
  expect(await namesIn(target)).toEqual([])
  expect([bucket.uploads.size, bucket.objects.size]).toEqual([0, 0])
})

test('a missing folder is made, for its owner alone, and an existing one stays as it is', async () => {
  const folder = await targets.folder.workFolder()
  expect([folder, statSync(folder).mode & 0o777]).toEqual([path.join(above, 'new', 'backups'), 0o700])
  await targets.bucket.workFolder()
  expect(existsSync(path.join(above, 'work'))).toBe(true)
  writeFileSync(path.join(folder, 'notes.txt'), '')
  await targets.folder.workFolder()
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

test('an upload that a killed process has left is cancelled by the next one', async () => {
  await begin(targets.bucket, name)
  expect(bucket.uploads.size).toBe(1)
  await (await write(targets.bucket, name, data)).commit()
  expect([bucket.uploads.size, [...bucket.objects.keys()]]).toEqual([0, [`backups/${name}`]])
})

test.each<[what: string, next: (page: number) => string, pages: number]>([
  ['the same page again', () => 'again', 2],
  ['one page more each time', (page) => `page-${page}`, 2001],
])('a list that names %s, and no backup, is not read without an end', async (_, next, pages) => {
  let requested = 0
  const service = createServer((_request, response) => {
    requested += 1
    const isTruncated = requested < 3000
    response.end(
      `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated><NextContinuationToken>${next(requested)}</NextContinuationToken></ListBucketResult>`,
    )
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const keys = { bucket: 'files', region: 'auto', accessKeyId: 'key-id', secretAccessKey: 'secret-key' }
  try {
    await expect(bucketTarget({ endpoint, ...keys }, above).list()).rejects.toThrow('without an end')
  } finally {
    service.close()
    service.closeAllConnections()
  }
  expect(requested).toBe(pages)
})

test('answers of a bucket without an end are not read to one', async () => {
  const { bucket: target } = targets
  await (await write(target, name, data)).commit()
  bucket.next = ['endless']
  await expect(target.list()).rejects.toThrow('answered more than')
  const source = await target.open(name)
  bucket.next = ['endless']
  await expect(buffer(source.read(0, 100_000))).rejects.toThrow('more than it was asked for')
  bucket.next = ['endless error']
  await expect(target.list()).rejects.toThrow('answered 403')
  expect(bucket.endlessBytes).toBeLessThan(64 * 1024 * 1024)
})
