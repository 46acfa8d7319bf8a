import type { Page } from '@playwright/test'
import { everyKindOfPage, replacedText } from './addresses'
import { isPainted } from './controls'
import {
  expectAccessible,
  expectLargeEnough,
  expectNarrowEnough,
  expectRoomForLargeText,
  expectStill,
} from './every-page'
import { phone, wide } from './frame'
import { isFull } from './level'
import { expect, test, type SiteOptions } from './site'
import { touch, untilTaken } from './touch'

test.describe.configure({ mode: 'parallel' })

const still = { reducedMotion: 'reduce' } as const

/**
 * Opens a page whose fonts load after the first paint, as on every phone. The fallback fonts of the system must take up
 * the same space.
 */
async function openWithLateFonts(page: Page, address: string, kind: string): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async (route) => {
    await released
    await route.fallback()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => page.evaluate(isPainted)).toBe(true)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  release()
  await page.waitForLoadState()
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expectStill(page, kind)
}

/** Opens a page. Without scripts no animation frame can be awaited, so the fonts are not delayed. */
const open = (page: Page, address: string, scripts: SiteOptions['scripts'], kind: string) =>
  scripts === 'never' ? page.goto(address) : openWithLateFonts(page, address, kind)

async function goToEnd(page: Page, scripts: SiteOptions['scripts']): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  if (scripts !== 'never') await touch(page)
  const isWhole = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().bottom > 0)
        .every(({ complete }) => complete),
    )
  await expect.poll(isWhole).toBe(true)
}

/** Visited by `npm test`, and of these the ones that it visits on larger screens and in the other languages too. */
const visited = ['home', 'list', 'article', 'search results', 'contact']
const visitedOften = ['home']

for (const [kind, address] of Object.entries({ ...everyKindOfPage('vi'), 'text of law': replacedText })) {
  test(`${kind}, on a phone: accessible, and nothing too small, too wide or shifting`, {
    tag: ['@same-without', ...(visited.includes(kind) ? [] : ['@full'])],
  }, async ({ page, scripts }) => {
    await page.emulateMedia(still)
    await page.setViewportSize(phone)
    await open(page, address, scripts, kind)
    if (scripts === 'at once') await untilTaken(page)
    await expectAccessible(page, scripts)
    await expectLargeEnough(page)
    await goToEnd(page, scripts)
    await expectStill(page, kind)
    for (const width of [360, 320, 768, 1024, 1440, 2560]) await expectNarrowEnough(page, width)
    await expectRoomForLargeText(page)
  })

  test(`${kind}, on larger screens: accessible, and nothing too wide or shifting`, {
    tag: ['@same-without', ...(visitedOften.includes(kind) ? [] : ['@full'])],
  }, async ({ page, scripts }) => {
    await page.setViewportSize(wide)
    await open(page, address, scripts, kind)
    await goToEnd(page, scripts)
    await expectStill(page, kind)
    await page.emulateMedia(still)
    await expectAccessible(page, scripts)
    for (const width of [768, 1024, 1440, 2560]) await expectNarrowEnough(page, width)
  })
}

for (const language of ['en', 'zh'] as const) {
  for (const [kind, address] of Object.entries(everyKindOfPage(language))) {
    test(`${kind}, in ${language}: accessible, and nothing too small or too wide`, {
      tag: ['@other-language', ...(visitedOften.includes(kind) ? [] : ['@full'])],
    }, async ({ page, scripts }) => {
      await page.setViewportSize(phone)
      await open(page, address, scripts, kind)
      await page.emulateMedia(still)
      if (scripts === 'at once') await untilTaken(page)
      await expectAccessible(page, scripts)
      await expectLargeEnough(page)
      for (const width of [320, 768, 1024, 1440]) await expectNarrowEnough(page, width)
      await expectRoomForLargeText(page)
      if (!isFull) return
      await page.setViewportSize(wide)
      await expectAccessible(page, scripts)
    })
  }
}
