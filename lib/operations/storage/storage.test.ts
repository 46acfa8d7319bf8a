import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startBucket, type BucketStandIn } from '@/lib/testing/s3-stand-in'
import { temporaryFolder } from '@/lib/testing/temporary-folder'

const before = { ...process.env }
let folder: string
let bucket: BucketStandIn

beforeEach(async () => {
  jest.resetModules()
  folder = temporaryFolder()
  bucket = await startBucket()
  process.env.DATA_DIR = folder
})

afterEach(() => {
  bucket.close()
  process.env = { ...before }
})

test('attachments are stored below the data folder', async () => {
  const { attachmentStorage } = await import('.')
  await attachmentStorage().put('a.txt', Buffer.from('a'), 'text/plain')
  expect(existsSync(path.join(folder, 'attachments', 'a.txt'))).toBe(true)
})

const useBucket = () =>
  Object.assign(process.env, {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'secret-key',
  })

test('with a configured bucket, files are stored only there, each prefix separately', async () => {
  useBucket()
  const { attachmentStorage } = await import('.')
  await attachmentStorage().put('a.txt', Buffer.from('a'), 'text/plain')
  const { imageStorage } = await import('.')
  await imageStorage().put('a-1.webp', Buffer.from('a'), 'image/webp')
  expect([...bucket.objects.keys()]).toEqual(['attachments/a.txt', 'media/a-1.webp'])
  expect(readdirSync(folder)).toEqual([])
})

test.each(['bucket', 'folder'])(
  'the owner of files in a %s is stored beside them, and is not listed as a file',
  async (place) => {
    if (place === 'bucket') useBucket()
    const { filesOwner } = await import('./owner')
    const owner = filesOwner()
    expect([owner.isInBucket, await owner.read()]).toEqual([place === 'bucket', undefined])
    await owner.claim('an id')
    expect(await owner.read()).toBe('an id')
    const { prefixes, storageOf } = await import('.')
    for (const prefix of prefixes) expect(await storageOf(prefix).list()).toEqual([])
  },
)
