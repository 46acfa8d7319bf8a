import { createServer } from 'node:http'
import { longArticle } from './addresses'
import { instance, instances } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { expect, test } from './site'

/** A site whose backend does not answer: nothing is missing, it is only not to be had now (product decisions 7). */

const own = instance(11, 'outage', { BACKEND_URL: 'http://127.0.0.1:9/api' })

test.use({ baseURL: own.url })

let site: RunningSite
test.beforeAll(async () => {
  test.setTimeout(120_000)
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
  test(`${address} says so, with 503 and when to come back`, async ({ request, page }) => {
    const response = await request.get(address)
    expect([response.status(), response.headers()['retry-after'], response.headers()['cache-control']]).toEqual([503, '30', 'no-store'])
    expect(response.headers()).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': expect.stringContaining("; script-src 'self' 'sha256-") })
    const html = await response.text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).not.toMatch(/<script|127\.0\.0\.1:9|Error:|at .*\.js/)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test("the router's own request is answered 503 too", async ({ request }) => {
  expect((await request.get('/tin-tuc', { headers: { rsc: '1' } })).status()).toBe(503)
})

test('the API says it in JSON', async ({ request }) => {
  const response = await request.get('/api/article/')
  expect([response.status(), response.headers()['retry-after']]).toEqual([503, '30'])
  expect(await response.json()).toMatchObject({ error: { code: 'backend_unavailable' } })
})

test('programs are told so, and never that there is nothing', async ({ request }) => {
  for (const address of ['/sitemap.xml', '/sitemap/articles-1.xml', '/feed/vi/rss.xml', '/llms.txt', '/tin-tuc/bat-ky.md', '/preview/article/bat-ky/x.jpg']) {
    const response = await request.get(address)
    expect([address, response.status(), response.headers()['retry-after']]).toEqual([address, 503, '30'])
  }
})

test.describe('a backend that goes down and comes back', () => {
  const port = Number(new URL(instance(56, 'hosted', {}).url).port)
  const front = instance(57, 'outlives', { BACKEND_URL: `http://127.0.0.1:${port}/api` })
  let isDown = false
  let outliving: RunningSite
  const hosted = createServer(async ({ url = '', method }, response) => {
    // What it says at its last breath: everything has changed.
    if (url.endsWith('/content-versions')) return void response.end(JSON.stringify({ data: { versions: { articles: isDown ? 2 : 1, members: isDown ? 2 : 1 } } }))
    if (isDown || method !== 'GET') return void response.destroy()
    const answer = await fetch(instances.sqlite.url + url)
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(Buffer.from(await answer.arrayBuffer()))
  })

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    await new Promise<void>((resolve) => hosted.listen(port, '127.0.0.1', resolve))
    outliving = await startPrepared(front)
  })
  test.afterAll(async () => {
    await outliving.stop()
    hosted.close()
  })

  test('leaves the pages that were seen as they are, tells 503 of others, and keeps nothing of it', async ({ request }) => {
    const refresh = () => request.post(`${front.url}/api/revalidate`, { headers: { authorization: `Bearer ${front.environment.SITE_SECRET}` } })
    const status = async (address: string) => (await request.get(front.url + address)).status()
    const seen = ['/', '/tin-tuc', longArticle.vi]
    const texts = await Promise.all(seen.map(async (address) => (await request.get(front.url + address)).text()))
    expect(await status('/tin-tuc/khong-co')).toBe(404)

    isDown = true
    expect((await refresh()).status()).toBe(200)
    for (const attempt of ['first', 'second']) {
      for (const [i, address] of seen.entries()) {
        const response = await request.get(front.url + address)
        expect([attempt, address, response.status(), (await response.text()) === texts[i]]).toEqual([attempt, address, 200, true])
      }
      expect(await status('/dich-vu')).toBe(503)
      expect(await status('/tin-tuc/khong-co')).toBe(404)
    }

    isDown = false
    await expect.poll(() => status('/dich-vu')).toBe(200)
    await expect.poll(() => status(longArticle.en)).toBe(200)
  })
})
