import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, request as newRequest, test, type APIRequestContext } from '@playwright/test'
import { createClient } from 'redis'
import { longArticle } from './addresses'
import { upload, whole } from './consultation-calls'
import { databaseAt, dataFolder, instance, portAt, postgres, type Site } from './instances'
import { load } from './load'
import { hasNginx, startNginx, type Nginx } from './nginx'
import { hasRedis, startRedis, type Redis } from './redis'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'

/** Two instances on one PostgreSQL and one Redis, behind nginx with the project's own configuration. */

const [first, second] = [instance(52, 'cluster', {}), instance(53, 'cluster', {})]
const ports = { http: portAt(54), https: portAt(55) }

const outside = `https://127.0.0.1:${ports.https}`

test.skip(!postgres || !hasRedis || !hasNginx, 'no PostgreSQL, Redis or nginx')
test.describe.configure({ mode: 'serial' })

let redis: Redis
let nginx: Nginx
let api: APIRequestContext
const running: Partial<Record<'first' | 'second', RunningSite>> = {}

async function start(name: 'first' | 'second'): Promise<void> {
  const site = { first, second }[name]
  const shared = {
    DATABASE_URL: databaseAt('cluster'),
    REDIS_URL: redis.url,
    SITE_URL: outside,
    STOP_DELAY_MS: '5000',
    METRICS_TOKEN: '',
  }
  running[name] = await startPrepared(
    { url: site.url, environment: { ...site.environment, ...shared } },
    path.join(dataFolder, `cluster-${name}.log`),
  )
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200)
}

test.beforeAll(async () => {
  redis = await startRedis()
  await start('first')
  await start('second')
  nginx = await startNginx(path.join(dataFolder, 'nginx'), ports, [first.url, second.url])
  const { url } = nginx
  api = await newRequest.newContext({ ignoreHTTPSErrors: true, baseURL: url, extraHTTPHeaders: { origin: url } })
})
test.afterAll(async () => {
  await api?.dispose()
  await nginx?.stop()
  await Promise.all(Object.values(running).map((site) => site.stop()))
  await redis?.stop()
})

const text = async (site: string, address: string) => (await fetch(site + address)).text()
const counted = async (site: Site, from: string) =>
  Number(
    new RegExp(`^ilc_pages_total\\{from="${from}"\\} (\\d+)`, 'm').exec(await text(site.url, '/metrics'))?.[1] ?? 0,
  )

test('HTTP redirects to HTTPS, pages are served over it, and monitoring endpoints are not public', async () => {
  const plain = await fetch(`http://127.0.0.1:${ports.http}/tin-tuc?page=2`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/tin-tuc?page=2'])
  const page = await api.get('/tin-tuc')
  expect([page.status(), page.headers()['content-encoding']]).toEqual([200, expect.stringMatching(/br|gzip/)])
  expect((await api.get('/admin', { maxRedirects: 0 })).status()).toBe(200)
  for (const address of ['/metrics', '/healthz', '/readyz'])
    expect([address, (await api.get(address)).status()]).toEqual([address, 404])
})

test("nginx's logs contain no address or query of a visitor", async () => {
  await api.get('/tim-kiem?q=bi-mat')
  // nginx buffers a body of this size in a file; its error log would report that with the visitor's address.
  await upload(api, 'bi-mat.txt', Buffer.alloc(100_000, 'bi-mat '))
  const log = (name: string) => readFileSync(path.join(dataFolder, 'nginx', name), 'utf8')
  // A request is logged after its response was sent.
  await expect
    .poll(() => log('access.log').trim().split('\n').at(-1))
    .toMatch(/^\S+ POST 20\d [\d.]+ 127\.0\.0\.1:\d+ 20\d [0-9a-f]{32}$/)
  expect([log('access.log').includes('bi-mat'), log('error.log')]).toEqual([false, ''])
})

test('bodies that are too long are refused, and no instance is taken out of service', async () => {
  const long = { headers: { 'content-type': 'application/json' }, data: Buffer.alloc(20_000_000, '[') }
  const send = () => Promise.all([api.post('/admin/api/staff/login', long), api.put('/tin-tuc', long)])
  for (const pair of await Promise.all([send(), send(), send(), send()]))
    expect(pair.map((answer) => answer.status())).toEqual([413, 405])
  for (let i = 0; i < 4; i++) expect((await api.get('/tin-tuc')).status()).toBe(200)
})

test('limits are counted across both instances', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 24; i++) {
    const headers = { 'x-forwarded-for': '203.0.113.77', 'content-type': 'application/json' }
    const body = JSON.stringify(whole(`Người thứ ${i}`))
    const to = `${[first, second][i % 2]?.url}/api/reservation`
    statuses.push((await fetch(to, { method: 'POST', headers, body })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), ...Array.from({ length: 4 }, () => 429)])
})

test('a restarted instance uses pages that the other has rendered', { tag: '@full' }, async () => {
  const client = await createClient({ url: redis.url }).connect()
  // Recently changed content is revalidated for some seconds and is shared only afterwards.
  await expect
    .poll(async () => {
      await text(second.url, longArticle.en)
      return client.keys(`ilc:page:*:${longArticle.en}`)
    })
    .toHaveLength(1)
  client.destroy()
  await running.first?.stop()
  await start('first')
  const before = await counted(first, 'shared')
  await text(first.url, longArticle.en)
  expect((await counted(first, 'shared')) - before).toBe(1)
})

test('no request is lost during a rolling restart', { tag: '@full' }, async () => {
  const list = '/api/article/?page=1&limit=6&search=&type='
  const end = load(nginx.url, ['/', '/tin-tuc', longArticle.vi, '/en/tong-quan', '/feed/vi/rss.xml', list], 40)
  for (const name of ['first', 'second'] as const) {
    await running[name]?.stop()
    await start(name)
  }
  const answers = await end()
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(answers.length).toBeGreaterThan(200)
})
