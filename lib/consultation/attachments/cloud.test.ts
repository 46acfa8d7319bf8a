import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { localServer } from '@/lib/testing/local-server'
import type { CheckedFile } from './check'
import { storeInCloud } from './cloud'

const file: CheckedFile = {
  data: Buffer.from('Kính gửi'),
  type: 'text/plain',
  extension: 'txt',
  name: 'Đơn của Trần Thị Lan.txt',
}

let answer: { status: number; body: string } | undefined
let sent = ''

const service = localServer(async (request, response) => {
  sent = await text(request)
  if (answer) response.writeHead(answer.status, { 'content-type': 'application/json', location: '/' }).end(answer.body)
})

beforeAll(() => {
  Object.assign(process.env, { UPLOAD_URL: `${service.origin}/v1/ilc/auto/upload`, UPLOAD_PRESET: 'site' })
})

afterAll(() => {
  delete process.env.UPLOAD_URL
  delete process.env.UPLOAD_PRESET
})

afterEach(() => {
  jest.resetModules()
})

test('a file is sent with the preset, under a random name', async () => {
  answer = { status: 200, body: '{"secure_url": "https://files.example/a.txt", "bytes": 9}' }
  expect(await storeInCloud(file)).toBe('https://files.example/a.txt')
  expect(sent).toMatch(/name="upload_preset"\r\n\r\nsite\r\n/)
  expect(sent).toMatch(/name="file"; filename="[0-9a-f-]{36}\.txt"\r\nContent-Type: text\/plain\r\n\r\nKính gửi\r\n/)
  expect(sent).not.toContain('Lan')
})

test('only a service on plain http may return an http address', async () => {
  answer = { status: 200, body: '{"secure_url": "http://files.example/a.txt"}' }
  expect(await storeInCloud(file)).toBe('http://files.example/a.txt')
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(answer?.body))
  process.env.UPLOAD_URL = 'https://upload.example/auto/upload'
  const secure = await import('./cloud')
  await expect(secure.storeInCloud(file)).rejects.toThrow('the upload service answered without an address')
})

test.each([
  [{ status: 500, body: '{}' }, 'the upload service answered 500'],
  [{ status: 401, body: '{"error": {"message": "preset site"}}' }, 'the upload service answered 401'],
  [{ status: 302, body: '{}' }, 'the upload service answered 302'],
  [{ status: 200, body: '{"secure_url": "javascript:alert(1)"}' }, 'the upload service answered without an address'],
  [{ status: 200, body: '{"secure_url": null}' }, 'the upload service answered without an address'],
  [{ status: 200, body: 'null' }, 'the upload service answered without an address'],
  [{ status: 200, body: '<html>' }, 'the upload service answered without an address'],
  [undefined, 'the upload service did not answer'],
])('%j is an error', async (said, message) => {
  answer = said
  await expect(storeInCloud(file, ...(said ? [] : [50]))).rejects.toThrow(new RegExp(`^${message}$`))
})

test('without a configured service nothing is sent', async () => {
  process.env.UPLOAD_URL = ''
  process.env.UPLOAD_PRESET = ''
  const unset = await import('./cloud')
  await expect(unset.storeInCloud(file)).rejects.toThrow('no upload service is set')
})
