import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startBucket } from './s3-stand-in'

const before = { ...process.env }
let folder: string

beforeEach(async () => {
  jest.resetModules()
  folder = await mkdtemp(path.join(tmpdir(), 'attachments-'))
  process.env.DATA_DIR = folder
})

afterEach(async () => {
  process.env = { ...before }
  await rm(folder, { recursive: true })
})

test('attachments are kept below the data folder', async () => {
  const { attachmentStorage } = await import('.')
  await attachmentStorage().put('a.txt', Buffer.from('a'), 'text/plain')
  expect(existsSync(path.join(folder, 'attachments', 'a.txt'))).toBe(true)
})

test('where a bucket is set, they are kept there alone', async () => {
  const bucket = await startBucket()
  Object.assign(process.env, { S3_ENDPOINT: bucket.endpoint, S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key-id', S3_SECRET_ACCESS_KEY: 'secret-key' })
  const { attachmentStorage } = await import('.')
  await attachmentStorage().put('a.txt', Buffer.from('a'), 'text/plain')
  expect([...bucket.objects.keys()]).toEqual(['attachments/a.txt'])
  expect(existsSync(path.join(folder, 'attachments'))).toBe(false)
  bucket.close()
})
