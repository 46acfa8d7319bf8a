import type { Page } from '@playwright/test'
import { everyKindOfPage, languages } from './addresses'
import { expectAccessible, expectLargeEnough, expectNarrowEnough, expectStill } from './every-page'
import { expect, test, type SiteOptions } from './site'
import { touch, untilTaken } from './touch'

const still = { reducedMotion: 'reduce' } as const

/** The visitor goes to the end of the page once it has its fonts, and all that is to be seen there comes. */
async function goToEnd(page: Page, scripts: SiteOptions['scripts']): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  if (scripts !== 'never') await touch(page)
  const isWhole = () =>
    page.evaluate(() => [...document.images].filter((image) => image.checkVisibility() && image.getBoundingClientRect().bottom > 0).every(({ complete }) => complete))
  await expect.poll(isWhole).toBe(true)
}

for (const language of languages) {
  // What stands where is the same whenever scripts come, and on a slow phone; one language is enough to see that it is.
  test.describe(language, { tag: language === 'vi' ? [] : '@other-language' }, () => {
    for (const [kind, address] of Object.entries(everyKindOfPage(language))) {
      test(`${kind}, in ${language}, on a phone: nothing in anybody's way, too small, too wide or jumping`, async ({ page, scripts, pace }) => {
        await page.emulateMedia(still)
        await page.setViewportSize({ width: 360, height: 800 })
        await page.goto(address)
        if (scripts === 'at once') await untilTaken(page)
        await expectAccessible(page, { scripts, pace })
        await expectLargeEnough(page)
        await goToEnd(page, scripts)
        await expectStill(page)
        for (const width of [360, 320]) await expectNarrowEnough(page, width)
      })

      test(`${kind}, in ${language}, on larger screens: nothing in anybody's way, too wide or jumping`, async ({ page, scripts, pace }) => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(address)
        await goToEnd(page, scripts)
        await expectStill(page)
        await page.emulateMedia(still)
        await expectAccessible(page, { scripts, pace })
        for (const width of [768, 1024, 1440]) await expectNarrowEnough(page, width)
      })
    }
  })
}
