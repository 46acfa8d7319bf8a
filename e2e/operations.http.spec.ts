import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { dataFolder, instance } from './instances'
import { startPrepared } from './prepared-site'

/** What whoever runs the site asks of it and reads of it. */

const token = 'a token of the watchers in tests'
const own = instance(25, 'operations', { LOG_FORMAT: 'json', LOG_REQUESTS: 'all', METRICS_TOKEN: token, STOP_DELAY_MS: '5000' })
const logFile = path.join(dataFolder, 'operations.log')

const lines = () =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('a site tells how it is, counts, logs, and lets go of its visitors before it ends', async ({ request }) => {
  test.setTimeout(240_000)
  const site = await startPrepared(own, logFile)
  const status = async (address: string, headers = {}) => (await request.get(own.url + address, { headers })).status()
  expect(await status('/healthz')).toBe(200)
  await expect.poll(() => status('/readyz')).toBe(200)
  expect([await status('/metrics'), await status('/healthz/x'), await status('/en/readyz')]).toEqual([404, 404, 404])

  const id = 'given-by-the-proxy'
  expect(await status('/tim-kiem?q=Nguyen+Van+A', { 'x-request-id': id })).toBe(200)
  expect(await status('/api/article/khong-co', { 'x-request-id': 'not an id at all' })).toBe(404)
  const counted = await (await request.get(`${own.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  expect(counted).toMatch(/ilc_answers_total\{kind="page",status="2xx"\} [1-9]/)
  expect(counted).toMatch(/ilc_answers_total\{kind="api",status="4xx"\} 1/)

  const answered = (of: string) => lines().find(({ message, path }) => message === 'answered' && path === of)
  expect(answered('/tim-kiem')).toMatchObject({ level: 'info', method: 'GET', status: 200, requestId: id })
  expect(answered('/api/article/khong-co')?.requestId).toMatch(/^[\da-f-]{36}$/)
  expect(readFileSync(logFile, 'utf8')).not.toContain('Nguyen')

  const stopped = site.stop()
  await expect.poll(() => status('/readyz')).toBe(503)
  const last = await request.get(`${own.url}/tin-tuc`)
  expect([last.status(), last.headers().connection]).toEqual([200, 'close'])
  await stopped
})
