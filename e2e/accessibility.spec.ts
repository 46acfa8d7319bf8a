import { AxeBuilder } from '@axe-core/playwright'
import { everyKindOfPage, languages } from './addresses'
import { expect, test } from './site'

for (const width of [360, 1280]) {
  for (const language of languages) {
    test(`nothing stands in anybody's way at ${width} px, in ${language}`, async ({ page }) => {
      // The checker takes what has moved out of the strip's window for something in the way.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      for (const [kind, address] of Object.entries(everyKindOfPage(language))) {
        await page.goto(address)
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
        expect([kind, violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])]).toEqual([kind, []])
      }
    })
  }
}

test('touch targets on a phone are at least 44 px high, and no text is under 14 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const address of Object.values(everyKindOfPage('vi'))) {
    await page.goto(address)
    const small = await page.evaluate(() => {
      const seen = (element: Element) => element.checkVisibility()
      const inText = (element: Element) => element.closest('p, li, figcaption, td')?.textContent?.trim() !== element.textContent?.trim()
      const targets = [...document.querySelectorAll('a, button, summary')].filter((element) => seen(element) && !inText(element) && !element.closest('article, .skip'))
      const low = targets.filter((element) => element.getBoundingClientRect().height < 43.5 && element.getBoundingClientRect().top >= 0)
      const tiny = [...document.querySelectorAll('body *')].filter(
        (element) => seen(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) && parseFloat(getComputedStyle(element).fontSize) < 14,
      )
      return [...low, ...tiny].map((element) => element.outerHTML.slice(0, 120))
    })
    expect([address, small]).toEqual([address, []])
  }
})
