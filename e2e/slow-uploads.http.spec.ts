import { request as ask, type ClientRequest } from 'node:http'
import { expect, request as requests, test } from '@playwright/test'
import { upload } from './consultation-calls'
import { instance } from './instances'
import { startPrepared } from './prepared-site'

const own = instance(172, 'slow-uploads', {})
const length = 5_000_000

function slowUpload(path: string, network: string) {
  const state: { sent?: ClientRequest; status?: number | string } = {}
  const { hostname, port } = new URL(own.url)
  const sent = ask({
    hostname,
    port,
    path,
    method: 'POST',
    agent: false,
    headers: {
      origin: own.url,
      'x-forwarded-for': network,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': length,
    },
  })
  sent.once('response', (response) => void (state.status = response.statusCode ?? 0))
  sent.on('error', (error) => (state.status ??= error.message))
  sent.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nXin')
  return { state, end: () => sent.destroy() }
}

test('slow uploads of six networks give way to those of others, and to none where there is room', async () => {
  const site = await startPrepared(own)
  const api = await requests.newContext({ baseURL: own.url, extraHTTPHeaders: { origin: own.url } })
  const paths = ['/api/auto/upload', '/api/reservation/form']
  const slow = Array.from({ length: 24 }, (_, at) => slowUpload(paths[at % 2] ?? '', `203.0.113.${at % 6}`))
  const statuses = () => slow.flatMap(({ state }) => state.status ?? [])
  try {
    let others = 0
    const uploadOfAnother = () =>
      upload(api, 'a.txt', Buffer.from('x'.repeat(100_000)), { 'x-forwarded-for': `198.51.100.${(others += 1)}` })
    await expect
      .poll(async () => {
        expect(await uploadOfAnother()).toContain('/admin/api/attachments/file/')
        return statuses().length
      })
      .toBeGreaterThan(0)
    expect(statuses().every((status) => status === 429)).toBe(true)
    // Each gave its place to one that has left it since: there is room.
    const ended = statuses().length
    for (let more = 0; more < 5; more += 1) await uploadOfAnother()
    expect(statuses()).toHaveLength(ended)
    await expect.poll(async () => (await api.get('/readyz')).status()).toBe(200)
  } finally {
    for (const { end } of slow) end()
    await site.stop()
  }
})
