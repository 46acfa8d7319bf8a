import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { s3Storage } from '@/lib/storage/s3'
import { startBucket, type BucketStandIn } from '@/lib/testing/s3-stand-in'
import { checkBucket, doctorPrefix } from './bucket-check'

let bucket: BucketStandIn
beforeEach(async () => {
  bucket = await startBucket()
})
afterEach(() => bucket.close())

async function check({ endpoint = bucket.endpoint, name = 'files', timeoutMs = 60_000 } = {}) {
  const keys = { region: 'auto', accessKeyId: 'key-id', secretAccessKey: 'the key itself' }
  const [found] = await checkBucket(s3Storage({ endpoint, bucket: name, ...keys }, doctorPrefix, timeoutMs))
  return found && `${'code' in found ? found.code : 'fine'}: ${found.found}`
}

test('a small object is stored, read, listed and deleted', async () => {
  expect(await check()).toBe('fine: an object was stored, read, listed and deleted')
  expect(bucket.calls.map((call) => call.replace(/[?].*|check-.*/, ''))).toEqual([
    'PUT /files/doctor/',
    'GET /files/doctor/',
    'GET /files',
    'DELETE /files/doctor/',
  ])
  expect(bucket.objects.size).toBe(0)
})

test.each<[string, BucketStandIn['next'], string]>([
  ['a refused key', [403], 'bucket-refused: storing an object failed: PUT of a file: the storage service answered 403 (Refused)'],
  [
    'a bucket that is not there',
    [404],
    'bucket-refused: storing an object failed: PUT of a file: the storage service answered 404 (Refused)',
  ],
  ['an object that is lost', [200, 404], 'bucket-differs: what was read is not what was stored'],
])('%s', async (_, next, expected) => {
  bucket.next = next
  expect(await check()).toBe(expected)
})

test('a service that does not answer', async () => {
  bucket.close()
  expect(await check()).toMatch(/^bucket-unreachable: storing an object failed: .* did not answer: .*ECONNREFUSED/)
})

test('without a bucket there is nothing to check', async () => {
  expect(await checkBucket(undefined)).toMatchObject([{ state: 'fine' }])
})
