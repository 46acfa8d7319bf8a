import { everyKindOfPage, languages, longArticle } from './addresses'
import { expect, test } from './site'

test('pictures come as AVIF, no larger than a phone needs', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const pictures: { type: string; width: number }[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (url.pathname === '/_next/image') pictures.push({ type: response.headers()['content-type'] ?? '', width: Number(url.searchParams.get('w')) })
  })
  await page.goto(longArticle.vi)
  await page.locator('figure img').scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.length).toBeGreaterThan(1)
  for (const picture of pictures) expect(picture).toEqual({ type: 'image/avif', width: 360 })
  await expect.poll(() => page.locator('figure img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
})

test('a browser without AVIF gets WebP', async ({ request, page }) => {
  await page.goto('/tin-tuc')
  const src = (await page.locator('article img').first().getAttribute('srcset'))?.split(' ')[0] ?? ''
  expect((await request.get(src, { headers: { accept: 'image/webp,*/*' } })).headers()['content-type']).toBe('image/webp')
})

test('a picture is resized once', async ({ request, page }) => {
  await page.goto('/tin-tuc')
  const src = (await page.locator('article img').first().getAttribute('srcset'))?.split(' ')[0] ?? ''
  const cache = async () => (await request.get(src, { headers: { accept: 'image/avif,*/*' } })).headers()['x-nextjs-cache']
  await cache()
  expect(await cache()).toBe('HIT')
})

test('only the site\'s own pictures are resized', async ({ request }) => {
  for (const url of ['https://spy.example/x.png', '/admin/api/media/file/x.png', '/api/article', '//spy.example/x.png', '/media/../secrets.json']) {
    expect((await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=360&q=75`)).status()).toBeGreaterThanOrEqual(400)
  }
})

test('the media address gives pictures and nothing else', async ({ request }) => {
  for (const path of ['/media/secrets.json', '/media/..%2Fsecrets.json', '/media/..%2Filc.sqlite', '/media/%2Fetc%2Fpasswd', '/media/.webp', '/media/x.webp']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  expect((await request.get('/media/%E0%A4%A.webp')).status()).toBe(404)
})

for (const width of [360, 1280]) {
  test(`nothing jumps at ${width} px`, async ({ page }) => {
    // Every kind of page in every language, each until it has come to rest.
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const shifts: { value: number; moved: string[] }[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] }
          shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? '') })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const language of languages) {
      for (const address of Object.values(everyKindOfPage(language))) {
        await page.goto(address, { waitUntil: 'networkidle' })
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
        await page.waitForTimeout(300)
        const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number; moved: string[] }[])
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect([address, sum < 0.02 ? [] : shifts]).toEqual([address, []])
      }
    }
  })
}
