import type { Page } from '@playwright/test'
import { everyKindOfPage, languages, longArticle } from './addresses'
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
const fonts = (fetched: Fetched[]) => fetched.filter(({ kind }) => kind === 'font')

for (const language of languages) {
  const tag = language === 'vi' ? [] : ['@full']
  test(`an article loads one file per font face and in Vietnamese weighs at most 105 KB, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const all = await firstVisit(page, longArticle[language])
    if (language === 'vi') {
      expect(all.length).toBeGreaterThan(4)
      expect(sum(all)).toBeLessThan(105)
    }
    const fetched = fonts(all)
    const faces = ['head-600', 'text-400', 'text-600']
    expect(fetched.map(({ name }) => name).sort()).toEqual(faces)
    // nginx adds 24 bytes of headers to each file.
    expect(sum(fetched)).toBeLessThan(isBehindNginx ? 31.9 : 31.8)
  })

  test(`every page preloads the three fonts that it uses, behind all else, in ${language}`, { tag: '@full' }, async ({
    page,
  }) => {
    for (const address of Object.values(everyKindOfPage(language))) {
      const response = await page.goto(address)
      const html = (await response?.text()) ?? ''
      const end = /(?:<link [^>]*as="font"[^>]*>)+(?=<\/body>)/.exec(html)?.[0] ?? ''
      const preloaded = Array.from(end.matchAll(/([\w-]+)\.[\w.~-]+\.woff2"/g), ([, name]) => name)
      expect([address, preloaded.sort(), html.split('as="font"').length, response?.headers().link]).toEqual([
        address,
        ['head-600', 'text-400', 'text-600'],
        4,
        undefined,
      ])
      // A face is loaded if some text is shown in it, whether or not its file was preloaded.
      const isUsed = (family: string, weight: string) =>
        page.evaluate(
          ([family, weight]) =>
            [...document.fonts].some(
              (face) => face.family.includes(family) && face.weight === weight && face.status === 'loaded',
            ),
          [family, weight] as const,
        )
      for (const [family, weight] of [
        ['ILC Serif', '600'],
        ['Be Vietnam Pro', '400'],
        ['Be Vietnam Pro', '600'],
      ] as const)
        await expect.poll(() => isUsed(family, weight), `${family} ${weight} on ${address}`).toBe(true)
    }
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
