import { instance } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { expect, test } from './site'

const own = instance(11, 'outage', { BACKEND_URL: 'http://127.0.0.1:9/api' })

test.use({ baseURL: own.url })

let site: RunningSite
test.beforeAll(async () => {
  site = await startPrepared(own)
})
test.afterAll(() => site.stop())

for (const [address, lang, title] of [
  ['/', 'vi', 'Trang tạm thời chưa mở được'],
  ['/en/tin-tuc', 'en', 'This page cannot be opened right now'],
  ['/zh/tong-quan', 'zh-Hans', '页面暂时无法打开'],
  ['/tin-tuc/bat-ky', 'vi', 'Trang tạm thời chưa mở được'],
  ['/tim-kiem?q=luat', 'vi', 'Trang tạm thời chưa mở được'],
] as const) {
  test(`${address} reports it, with 503 and Retry-After`, async ({ request, page }) => {
    const response = await request.get(address)
    expect([response.status(), response.headers()['retry-after'], response.headers()['cache-control']]).toEqual([
      503,
      '30',
      'no-store',
    ])
    expect(response.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("; script-src 'self' 'sha256-"),
    })
    const html = await response.text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).not.toMatch(/<script|127\.0\.0\.1:9|Error:|at .*\.js/)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test("the client router's request is answered 503 too", async ({ request }) => {
  expect((await request.get('/tin-tuc', { headers: { rsc: '1' } })).status()).toBe(503)
})

test('the API reports it in JSON', async ({ request }) => {
  const response = await request.get('/api/article/')
  expect([response.status(), response.headers()['retry-after']]).toEqual([503, '30'])
  expect(await response.json()).toMatchObject({ error: { code: 'backend_unavailable' } })
})

test('programs get the same, and never an empty result', async ({ request }) => {
  for (const address of [
    '/sitemap.xml',
    '/sitemap/articles-1.xml',
    '/feed/vi/rss.xml',
    '/llms.txt',
    '/tin-tuc/bat-ky.md',
    '/preview/article/bat-ky/x.jpg',
  ]) {
    const response = await request.get(address)
    expect([address, response.status(), response.headers()['retry-after']]).toEqual([address, 503, '30'])
  }
})
