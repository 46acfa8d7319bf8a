import { instance } from './instances'
import { serveForTests } from './prepared-site'
import { expect, test } from './site'

const own = instance(11, 'outage', { BACKEND_URL: 'http://127.0.0.1:9/api' })

test.use({ baseURL: own.url })

serveForTests(own)

test('every page reports it, with 503 and Retry-After', async ({ request, page }) => {
  for (const [address, lang, title] of [
    ['/', 'vi', 'Trang tạm thời chưa mở được'],
    ['/en/tin-tuc', 'en', 'This page cannot be opened right now'],
    ['/zh/tong-quan', 'zh-Hans', '页面暂时无法打开'],
    ['/tim-kiem?q=luat', 'vi', 'Trang tạm thời chưa mở được'],
  ] as const) {
    const response = await request.get(address)
    expect([address, response.status()]).toEqual([address, 503])
    expect(response.headers()).toMatchObject({
      'retry-after': '30',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("; script-src 'self' 'sha256-"),
    })
    const html = await response.text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).not.toMatch(/<script|127\.0\.0\.1:9|Error:|at .*\.js/)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test("programs and the client's router get the same, the API in JSON, and never an empty result", async ({
  request,
}) => {
  expect((await request.get('/tin-tuc', { headers: { rsc: '1' } })).status()).toBe(503)
  expect(await (await request.get('/api/article/')).json()).toMatchObject({ error: { code: 'backend_unavailable' } })
  for (const address of [
    '/api/article/',
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
