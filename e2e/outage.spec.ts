import path from 'node:path'
import { expect, test } from '@playwright/test'
import { dataFolder, instance } from './instances'
import { startSite, type RunningSite } from './running-site'

/** A site whose backend does not answer: nothing is missing, it is only not to be had now (decisions 7). */

const own = instance(11, 'outage', { BACKEND_URL: 'http://127.0.0.1:9/api' })

let site: RunningSite
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startSite(own.url, own.environment, path.join(dataFolder, 'outage.log'))
})
test.afterAll(() => site.stop())

for (const [address, lang, title] of [
  ['/', 'vi', 'Trang tạm thời chưa mở được'],
  ['/en/tin-tuc', 'en', 'This page cannot be opened right now'],
  ['/zh/tong-quan', 'zh-Hans', '页面暂时无法打开'],
  ['/tin-tuc/bat-ky', 'vi', 'Trang tạm thời chưa mở được'],
  ['/tim-kiem?q=luat', 'vi', 'Trang tạm thời chưa mở được'],
] as const) {
  test(`${address} says so, with 503 and when to come back`, async ({ request, page }) => {
    const response = await request.get(own.url + address)
    expect([response.status(), response.headers()['retry-after'], response.headers()['cache-control']]).toEqual([503, '30', 'no-store'])
    expect(response.headers()).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'; ") })
    const html = await response.text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).not.toMatch(/<script|127\.0\.0\.1:9|Error:|at .*\.js/)
    await page.goto(own.url + address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test("the router's own request is answered 503 too", async ({ request }) => {
  expect((await request.get(`${own.url}/tin-tuc`, { headers: { rsc: '1' } })).status()).toBe(503)
})

test('the API says it in JSON', async ({ request }) => {
  const response = await request.get(`${own.url}/api/article/`)
  expect([response.status(), response.headers()['retry-after']]).toEqual([503, '30'])
  expect(await response.json()).toMatchObject({ error: { code: 'backend_unavailable' } })
})
