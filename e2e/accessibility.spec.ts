import { AxeBuilder } from '@axe-core/playwright'
import { everyKindOfPage, inLanguage, languages } from './addresses'
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

for (const language of languages) {
  test(`touch targets on a phone are at least 44 px, and no text is under 14 px, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    for (const address of Object.values(everyKindOfPage(language))) {
      await page.goto(address)
      const small = await page.evaluate(() => {
        const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
        // A link within a line of text cannot be higher than the line (WCAG 2.5.8).
        const inLine = (element: Element) => {
          const line = element.closest('p, li, figcaption, td, th, dd, address p')
          return line !== null && line.textContent?.trim() !== element.textContent?.trim() && getComputedStyle(element).display === 'inline'
        }
        // Pressed through what lies over it: a card's link covers the whole card.
        const area = (element: Element) => {
          const covers = getComputedStyle(element, '::after')
          const holder = covers.position === 'absolute' && covers.content !== 'none' ? element.closest('article') : null
          return (holder ?? element.closest('label') ?? element).getBoundingClientRect()
        }
        const targets = [...document.querySelectorAll('a, button, summary, input, textarea')].filter((element) => seen(element) && !inLine(element))
        const low = targets.filter((element) => {
          const { width, height, bottom } = area(element)
          return bottom > 0 && (height < 43.5 || width < 24)
        })
        const tiny = [...document.querySelectorAll('body *')].filter(
          (element) => seen(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) && parseFloat(getComputedStyle(element).fontSize) < 14,
        )
        return [...low, ...tiny].map((element) => element.outerHTML.slice(0, 120))
      })
      expect([address, small]).toEqual([address, []])
    }
  })
}

test('nothing stands in the way of what opens: drawer, submenu, suggestions, sign-in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const audit = async (what: string) => {
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
    expect([what, violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])]).toEqual([what, []])
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('#main-menu summary').first().click()
  await audit('drawer')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('search').getByRole('combobox').fill('luat')
  await expect(page.getByRole('option').first()).toBeVisible()
  await audit('suggestions')
  await page.goto('/')
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await audit('sign-in')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await page.locator('#main-menu summary').nth(1).click()
  await audit('submenu')
})

for (const language of languages) {
  test(`nothing is wider than the screen, in ${language}`, async ({ page }) => {
    test.setTimeout(180_000)
    const addresses = [...Object.values(everyKindOfPage(language)), inLanguage(language, '/tong-quan/phong-ban')]
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const address of addresses) {
        await page.goto(address)
        const wide = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
        expect([address, width, wide]).toEqual([address, width, 0])
      }
    }
  })
}
