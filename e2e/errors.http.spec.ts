import { longArticle } from './addresses'
import { errors, startBadBackend, type BadBackend } from './bad-backend'
import { instance, instances, portAt } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { backendOf } from './profile'
import { expect, test } from './site'

const port = portAt(13)
const secret = 'what the backend brings in tests, of more than 32 characters'
const remoteSite = instance(14, 'faults', {
  BACKEND_URL: `http://127.0.0.1:${port}/api`,
  BACKEND_TIMEOUT_MS: '3000',
  REVALIDATE_SECRET: secret,
})

const seen = ['/', '/tin-tuc', '/en/tong-quan', longArticle.vi, '/sitemap.xml', '/feed/vi/rss.xml']

/** For each error one page of each kind, so that nobody has requested it before. */
const unseen = errors.map((_, i) => [
  `/tin-tuc/chua-ai-xem-${i}`,
  ['/dich-vu', '/en/dich-vu', '/zh/dich-vu', '/dao-tao'][i] ?? '',
  `/tim-kiem?q=luat${i}`,
])

let backend: BadBackend
let site: RunningSite

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  backend = await startBadBackend(port, backendOf(instances.sqlite))
  site = await startPrepared(remoteSite)
})
test.afterAll(async () => {
  await site.stop()
  backend.close()
})

for (const [i, error] of errors.entries()) {
  test(`a backend that ${error}: cached pages stay and report their age, others are 503, and no failure is cached`, {
    tag: error === 'delays' ? [] : ['@full'],
  }, async ({ request }) => {
    const get = (address: string) => request.get(remoteSite.url + address)
    const poll = async () => {
      backend.version += 1
      const response = await request.post(`${remoteSite.url}/api/revalidate`, {
        headers: { authorization: `Bearer ${secret}` },
      })
      expect(response.status()).toBe(200)
    }
    // A backend that has just started may exceed the timeout.
    for (const address of seen) await expect.poll(async () => (await get(address)).status()).toBe(200)
    // A page that lacks a part, because a read was slow, is rendered again soon.
    const texts = () => Promise.all(seen.map(async (address) => (await get(address)).text()))
    let before = await texts()
    await expect
      .poll(async () => {
        const last = before
        before = await texts()
        return before.every((text, n) => text === last[n])
      })
      .toBe(true)
    expect((await get('/tin-tuc/khong-co')).status()).toBe(404)

    backend.error = error
    await poll()
    for (let round = 0; round < 2; round++) {
      for (const [n, address] of seen.entries()) {
        const response = await get(address)
        expect([address, response.status(), (await response.text()) === before[n]]).toEqual([address, 200, true])
        expect(Number(response.headers().age)).toBeGreaterThanOrEqual(0)
      }
      for (const address of unseen[i] ?? []) {
        const response = await get(address)
        const { 'retry-after': wait, 'cache-control': caching } = response.headers()
        expect([address, response.status(), wait, caching]).toEqual([address, 503, '30', 'no-store'])
        expect(await response.text()).not.toMatch(/secret|127\.0\.0\.1/)
      }
      expect((await get('/tin-tuc/khong-co')).status()).toBe(404)
      const api = await get('/api/article/?page=1&limit=6&search=&type=')
      expect([api.status(), await api.json()]).toMatchObject([503, { error: { code: 'backend_unavailable' } }])
    }

    backend.error = undefined
    const [missing = '', list = '', search = ''] = unseen[i] ?? []
    await expect.poll(async () => (await get(list)).status()).toBe(200)
    expect(await (await get(list)).text()).toContain('<article')
    await expect.poll(async () => (await get(missing)).status()).toBe(404)
    for (const address of [search, longArticle.en])
      await expect.poll(async () => (await get(address)).status()).toBe(200)
    for (const address of seen) await expect.poll(async () => (await get(address)).headers().age).toBeUndefined()
  })
}

test('metrics show the open circuit breaker and the stale pages', async ({ request }) => {
  const text = await (await request.get(`${remoteSite.url}/metrics`)).text()
  expect(Number(/^ilc_backend_reads_total\{outcome="circuit_open"\} (\d+)/m.exec(text)?.[1])).toBeGreaterThan(0)
  expect(Number(/^ilc_pages_total\{from="stale"\} (\d+)/m.exec(text)?.[1])).toBeGreaterThan(0)
  expect(text).toContain('ilc_backend_breaker_open 0')
})
