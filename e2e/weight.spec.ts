import type { Page } from '@playwright/test'
import { languages, longArticle } from './addresses'
import { browserFlags, chromium } from './browser'
import { isBehindNginx } from './profile'
import { expect, test } from './site'
import { touch, untilTaken } from './touch'
import { watchPending } from './watch'

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // The headless shell never reports the response to a beacon, so no page would ever become idle.
  launchOptions: { executablePath: chromium, args: browserFlags },
})

interface Fetched {
  name: string
  kind: string
  kilobytes: number
}

async function firstVisit(page: Page, address: string): Promise<Fetched[]> {
  const all: Promise<Fetched>[] = []
  page.on('requestfinished', (request) => {
    const weighed = request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
      name: new URL(request.url()).pathname.split('/').at(-1)?.split('.')[0] ?? '',
      kind: request.resourceType(),
      kilobytes: (responseBodySize + responseHeadersSize) / 1000,
    }))
    all.push(weighed)
  })
  const pending = watchPending(page.context())
  await page.goto(address, { waitUntil: 'networkidle' })
  // On a busy machine the last fonts are requested only when the page is painted, which may be after it seemed to be
  // idle.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await document.fonts.ready
  })
  await expect.poll(pending).toEqual([])
  return Promise.all(all)
}

const sum = (fetched: Fetched[]) => fetched.reduce((total, { kilobytes }) => total + kilobytes, 0)

for (const language of languages) {
  test(`an article loads one file per font face and in Vietnamese weighs at most 105 KB, in ${language}`, {
    tag: language === 'vi' ? [] : ['@full'],
  }, async ({ page }) => {
    const all = await firstVisit(page, longArticle[language])
    if (language === 'vi') {
      expect(all.length).toBeGreaterThan(4)
      expect(sum(all)).toBeLessThan(105)
    }
    const fetched = all.filter(({ kind }) => kind === 'font')
    expect(fetched.map(({ name }) => name).sort()).toEqual(['head-600', 'text-400', 'text-600'])
    // nginx adds 24 bytes of headers to each file.
    expect(sum(fetched)).toBeLessThan(isBehindNginx ? 31.9 : 31.8)
  })
}

test('a foreign name loads the additional letters', async ({ page }) => {
  await page.goto(longArticle.vi, { waitUntil: 'networkidle' })
  // The whole styles, which come with the scripts, name the fonts of letters that the page did not have.
  await touch(page)
  const more = page.waitForResponse(/text-400-more\./)
  await page
    .locator('article p')
    .last()
    .evaluate((paragraph) => paragraph.append(' Gödel, Łódź'))
  expect((await more).status()).toBe(200)
})

test('the styles that a page can use are in it, and the whole sheets come with the scripts', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    // An embedded video or map loads its own pages.
    if (request.resourceType() === 'stylesheet' && request.frame() === page.mainFrame()) sheets.push(request.url())
  })
  const whole = () =>
    page
      .locator('link[rel=stylesheet][data-precedence=next]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).media))
  await page.goto(longArticle.vi)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Be Vietnam')
  expect(sheets).toEqual([])
  await touch(page)
  await untilTaken(page)
  expect(new Set(await whole())).toEqual(new Set(['all']))
  // React adds none of its own.
  expect(await whole()).toHaveLength(sheets.length)
  expect(new Set(sheets).size).toBe(sheets.length)
})
