import { expect, jest, test } from '@jest/globals'
import { localServer } from '@/lib/testing/local-server'
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

const attempt = jest.fn(() => Promise.reject(new Error('ECONNREFUSED')))
const [open, guarded, away] = [
  new Probes(undefined, checkStorage),
  new Probes(token, checkStorage),
  new Probes(undefined, attempt),
]
const sites = [open, guarded, away].map((probes) =>
  localServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    void (probes.answer(request, response, path) ?? response.writeHead(404).end())
  }),
)

const ask = (which: 0 | 1 | 2, path: string, headers: Record<string, string> = {}) =>
  fetch(`${sites[which]?.origin}${path}`, { headers })

const status = async (...call: Parameters<typeof ask>) => (await ask(...call)).status

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
    const response = await ask(1, `/readyz${query}`)
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
  const now = performance.now() + 1_000_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  away.ready()
  expect(await status(2, '/readyz')).toBe(200)
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
