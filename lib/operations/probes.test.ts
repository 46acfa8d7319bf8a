import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { Probes } from './probes'
import { noteCannotStore } from './storage-state'

const token = 'a token of the watchers'
let storageError: { reason: string } | undefined
let attempts = 0

async function checkStorage(): Promise<void> {
  attempts += 1
  if (!storageError) return
  const error = new Error('no space left')
  noteCannotStore(storageError.reason, error)
  throw error
}

const [open, guarded] = [new Probes(undefined, checkStorage), new Probes(token, checkStorage)]
const servers: Server[] = []
const addresses: string[] = []

async function serve(probes: Probes): Promise<string> {
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    void (probes.answer(request, response, path) ?? response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  for (const probes of [open, guarded]) addresses.push(await serve(probes))
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

test('a site that cannot store anything is not ready, says why, and is ready again once it can', async () => {
  // Whole milliseconds: of others, 5000 more may count as a little less.
  let now = Math.ceil(performance.now())
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  const ready = async (query = '') => {
    const response = await fetch(`${addresses[1]}/readyz${query}`)
    return [response.status, await response.text()]
  }
  guarded.ready()
  now += 5000
  expect(await ready()).toEqual([200, 'ready\n'])

  noteCannotStore('ENOSPC (SQLITE_FULL)', new Error('full'))
  storageError = { reason: 'ENOSPC' }
  expect(await ready()).toEqual([503, 'nothing can be stored: ENOSPC (SQLITE_FULL)\n'])
  expect(await ready('?exclude=storage')).toEqual([200, 'ready\n'])

  const before = attempts
  now += 5000
  for (let probe = 0; probe < 20; probe++) expect((await ready())[0]).toBe(503)
  expect(attempts).toBe(before + 1)
  expect(await ready()).toEqual([503, 'nothing can be stored: ENOSPC\n'])
  expect(jest.mocked(console.error).mock.calls).toHaveLength(1)
  now += 55_001
  expect((await ready())[0]).toBe(503)
  expect(jest.mocked(console.error).mock.calls).toHaveLength(2)
  jest.mocked(console.error).mockClear()

  storageError = undefined
  now += 5000
  expect(await ready()).toEqual([200, 'ready\n'])
})

test('an unreachable database decides nothing about the storage', async () => {
  const attempt = jest.fn(() => Promise.reject(new Error('ECONNREFUSED')))
  const away = new Probes(undefined, attempt)
  const now = performance.now() + 1_000_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  away.ready()
  expect((await fetch(`${await serve(away)}/readyz`)).status).toBe(200)
  expect(attempt).toHaveBeenCalled()
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
