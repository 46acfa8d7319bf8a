import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { copyMissing } from './copy-missing'
import { diskStorage } from './disk'
import type { FileStorage } from './port'
import { s3Storage } from './s3'
import { startBucket, type BucketStandIn } from '@/lib/testing/s3-stand-in'
import { temporaryFolder } from '@/lib/testing/temporary-folder'

const prefix = { name: 'papers', isKey: (key: string) => /^[a-z]\.txt$/.test(key) }

let folder: string
let bucket: BucketStandIn
let disk: FileStorage
let storage: FileStorage

beforeEach(async () => {
  folder = temporaryFolder()
  bucket = await startBucket()
  const keys = { accessKeyId: 'key-id', secretAccessKey: 'secret-key' }
  disk = diskStorage(folder, prefix)
  storage = s3Storage({ endpoint: bucket.endpoint, bucket: 'files', region: 'auto', ...keys }, prefix)
})

afterEach(() => bucket.close())

test('a folder is copied into a bucket, each file once', async () => {
  for (const key of ['a.txt', 'b.txt', 'c.txt']) await disk.put(key, Buffer.from(`this is ${key}`), 'text/plain')
  await writeFile(path.join(folder, 'secrets.json'), '{}')
  await storage.put('b.txt', Buffer.from('already there'), 'text/plain')

  expect(await copyMissing(disk, storage)).toBe(2)
  const texts = [...bucket.objects]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, { data }]) => [key, data.toString()])
  expect(texts).toEqual([
    ['papers/a.txt', 'this is a.txt'],
    ['papers/b.txt', 'already there'],
    ['papers/c.txt', 'this is c.txt'],
  ])
  expect(await copyMissing(disk, storage)).toBe(0)
})

test('a failed copy is an error, and the next run continues from there', async () => {
  for (const key of ['a.txt', 'b.txt']) await disk.put(key, Buffer.from(key), 'text/plain')
  const asUsual = 0
  bucket.next = [asUsual, asUsual, 403]
  await expect(copyMissing(disk, storage)).rejects.toThrow('answered 403')
  expect(bucket.objects.size).toBe(1)
  expect(await copyMissing(disk, storage)).toBe(1)
})
