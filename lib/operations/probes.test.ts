import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { metrics } from './metrics'
import { Probes } from './probes'

const token = 'a token of the watchers'
const [open, guarded] = [new Probes(undefined), new Probes(token)]
const servers: Server[] = []
const addresses: string[] = []

beforeAll(async () => {
  for (const probes of [open, guarded]) {
    const server = createServer(async (request, response) => {
      if (!(await probes.answer(request, response, request.url ?? ''))) response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    servers.push(server)
    addresses.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  }
})
afterAll(() => {
  for (const server of servers) server.close()
})

const status = async (which: 0 | 1, path: string, headers: Record<string, string> = {}) =>
  (await fetch(addresses[which] + path, { headers })).status

test('a process is alive before it is ready, and still alive while it stops', async () => {
  expect([await status(0, '/healthz'), await status(0, '/readyz')]).toEqual([200, 503])
  open.ready()
  expect(await status(0, '/readyz')).toBe(200)
  open.stop()
  open.ready()
  expect([await status(0, '/healthz'), await status(0, '/readyz'), open.isStopping]).toEqual([200, 503, true])
})

test('metrics need the token, or without one a client on the same machine', async () => {
  expect([await status(0, '/metrics'), await status(0, '/metrics', { 'x-forwarded-for': '203.0.113.1' })]).toEqual([
    200, 404,
  ])
  expect([
    await status(1, '/metrics'),
    await status(1, '/metrics', { authorization: 'Bearer another' }),
    await status(1, '/metrics', { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.1' }),
  ]).toEqual([404, 404, 200])
})

test('metrics are returned in Prometheus format', async () => {
  metrics().answers.inc({ kind: 'page', status: '2xx' }, 3)
  const response = await fetch(`${addresses[0]}/metrics`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  const text = await response.text()
  expect(text).toContain('ilc_http_requests_total{kind="page",status="2xx"} 3')
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
})

test('any other path is not a probe', async () => {
  for (const path of ['/', '/healthz/', '/metrics/x', '/tin-tuc/readyz']) expect(await status(0, path)).toBe(404)
})
