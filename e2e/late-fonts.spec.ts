import type { Page } from '@playwright/test'
import { everyKindOfPage, languages } from './addresses'
import { isPainted } from './controls'
import { expectStill } from './every-page'
import { phone, wide } from './frame'
import { expect, test } from './site'
import { thorough } from './thorough'

/** Our fonts come after the first paint on every phone: the system's, which stand there until then, must take the same room. */

/** Holds back the fonts that the page asks for. Gives what lets them come. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

for (const language of languages) {
  for (const [kind, address] of Object.entries(everyKindOfPage(language))) {
    // What is wide enough for one language is for all.
    for (const viewport of thorough || language === 'vi' ? [phone, wide] : [phone]) {
      test(`${kind}, in ${language}, ${viewport.width} px wide: fonts that come late move nothing in sight`, async ({ page }) => {
        const release = await holdFonts(page)
        await page.setViewportSize(viewport)
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await expect.poll(() => page.evaluate(isPainted)).toBe(true)
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
        release()
        await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        await expectStill(page)
      })
    }
  }
}
