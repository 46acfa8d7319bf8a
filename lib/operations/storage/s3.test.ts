import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { largestStored, s3Storage } from './s3'
import { StorageUnavailable } from './port'
import { startBucket, type BucketStandIn } from '@/lib/testing/s3-stand-in'

let bucket: BucketStandIn

beforeEach(async () => {
  bucket = await startBucket()
})

afterEach(() => bucket.close())

const settings = () => ({
  endpoint: bucket.endpoint,
  bucket: 'files',
  region: 'auto',
  accessKeyId: 'key-id',
  secretAccessKey: 'secret-key',
})
const prefix = { name: 'papers', isKey: (key: string) => /^[a-z0-9-]+\.[a-z]+$/.test(key) && !key.endsWith('.exe') }
const storage = (timeoutMs?: number) => s3Storage(settings(), prefix, timeoutMs)

test('a stored file can be read and removed', async () => {
  await storage().put('a-1.pdf', Buffer.from('%PDF-\xFF', 'latin1'), 'application/pdf')
  expect(bucket.objects.get('papers/a-1.pdf')).toEqual({
    data: Buffer.from('%PDF-\xFF', 'latin1'),
    type: 'application/pdf',
  })
  expect(await storage().get('a-1.pdf')).toEqual(Buffer.from('%PDF-\xFF', 'latin1'))
  await storage().remove('a-1.pdf')
  await storage().remove('a-1.pdf')
  expect(bucket.objects.size).toBe(0)
  expect(await storage().get('a-1.pdf')).toBeUndefined()
})

test('a list of several pages contains our files only', async () => {
  const keys = ['a.txt', 'b.pdf', 'c.docx', 'd.jpg', 'e.png']
  for (const key of keys) await storage().put(key, Buffer.from('a'), 'text/plain')
  for (const key of ['papers/other folder/<a&b>.txt', 'papers/', 'backups/a.txt'])
    bucket.objects.set(key, { data: Buffer.from('a'), type: undefined })
  bucket.calls.length = 0
  expect(await storage().list()).toEqual(keys.map((key) => ({ key, modified: new Date('2026-11-21T01:02:03Z') })))
  expect(bucket.calls).toHaveLength(4)
})

test('an invalid key is never requested', async () => {
  for (const key of ['../a.txt', 'a/b.txt', '?list-type=2', 'a.exe']) {
    await expect(storage().put(key, Buffer.from('a'), 'text/plain')).rejects.toThrow('not a key of papers')
    await expect(storage().get(key)).rejects.toThrow('not a key of papers')
    await expect(storage().remove(key)).rejects.toThrow('not a key of papers')
  }
  expect(bucket.calls).toEqual([])
})

test('a call that failed on the server is retried', async () => {
  bucket.next = [503, 500]
  await storage().put('a.txt', Buffer.from('a'), 'text/plain')
  expect([bucket.calls.length, bucket.objects.size]).toEqual([3, 1])
})

test.each([403, 307, 400])('status %i is an error that names the status and no secret', async (status) => {
  bucket.next = Array.from({ length: 4 }, () => status)
  for (const [method, call] of [
    ['PUT', () => storage().put('a.txt', Buffer.from('a'), 'text/plain')],
    ['GET', () => storage().get('a.txt')],
    ['DELETE', () => storage().remove('a.txt')],
    ['GET', () => storage().list()],
  ] as const)
    await expect(call()).rejects.toThrow(
      new Error(`${method} of a file: the storage service answered ${status} (Refused)`),
    )
  expect(bucket.calls).toHaveLength(4)
})

test('a service that does not respond, and one that is unreachable', async () => {
  bucket.next = ['never']
  await expect(storage(100).get('a.txt')).rejects.toThrow('did not answer')
  bucket.close()
  await expect(storage().get('a.txt')).rejects.toThrow('did not answer')
})

test('an incomplete file is an error', async () => {
  await storage().put('a.txt', Buffer.from('whole'), 'text/plain')
  bucket.next = ['broken']
  await expect(storage().get('a.txt')).rejects.toThrow('did not answer')
  expect(await storage().get('a.txt')).toEqual(Buffer.from('whole'))
})

test('a response that is not a list is an error', async () => {
  bucket.next = [200]
  await expect(storage().list()).rejects.toThrow('no list')
})

const megabyte = 1024 * 1024

test.each<[string, 'endless' | 'endless error', (files: ReturnType<typeof storage>) => Promise<unknown>, number]>([
  ['a file', 'endless', (files) => files.get('a.txt'), 64],
  ['a list', 'endless', (files) => files.list(), 8],
  ['a removal', 'endless', (files) => files.remove('a.txt'), 8],
  ['an error', 'endless error', (files) => files.get('a.txt'), 0],
])('of %s without an end so much is read, and the connection is closed', async (_, answer, ask, megabytes) => {
  bucket.next = [answer]
  await expect(ask(storage())).rejects.toThrow(StorageUnavailable)
  const sent = bucket.endlessBytes / megabyte
  expect([sent >= megabytes, sent < megabytes + 24]).toEqual([true, true])
})

test('a file that could not be read again is not stored', async () => {
  const data = Buffer.alloc(largestStored + 1)
  await expect(storage().put('a.txt', data, 'text/plain')).rejects.toThrow('too large')
  expect(bucket.calls).toEqual([])
})
