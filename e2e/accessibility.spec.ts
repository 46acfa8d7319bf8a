import { everyKindOfPage, languages, replacedText } from './addresses'
import { expectAccessible, expectRoomForSpacedText } from './every-page'
import { phone, wide } from './frame'
import { expect, test } from './site'
import { touch } from './touch'

const bars = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test('drawer, submenu and sign-in dialog have no accessibility violations @same-without', async ({ page, scripts }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('#main-menu summary').first().click()
  await expectAccessible(page, scripts, bars)

  await page.goto('/')
  await page.locator('#floating').getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, scripts, bars)

  await page.setViewportSize(wide)
  await page.goto('/')
  await page.locator('#main-menu summary').nth(1).click()
  await expect(page.locator('#main-menu a[href^="/dich-vu/"]').first()).toBeVisible()
  await expectAccessible(page, scripts, bars)
})

test('suggestions have no accessibility violations', { tag: '@script' }, async ({ page, scripts }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await page.goto('/')
  await touch(page)
  await page.locator('[popovertarget=site-search]').click()
  await page.getByRole('search').getByRole('combobox').fill('luat')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page, scripts, bars)
})

for (const language of languages) {
  test(`text that is spaced out has room: ${language}`, {
    tag: language === 'vi' ? '@read' : ['@read', '@full'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { home, list, article, overview, member, contact, ...others } = everyKindOfPage(language)
    const addresses = [home, list, article, overview, member, contact, others['search results'], replacedText]
    for (const address of addresses) {
      await page.goto(address)
      await expectRoomForSpacedText(page)
    }
  })
}

for (const [screen, viewport] of Object.entries({ 'large screen': wide, phone })) {
  test(`on a ${screen} the keyboard moves through the page in visual order`, { tag: '@read' }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/tin-tuc')
    const places: { top: number; left: number; name: string }[] = []
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return null
        const { top, left } = element.getBoundingClientRect()
        const { outlineStyle, outlineWidth } = getComputedStyle(element.closest('label') ?? element)
        return {
          top: top + scrollY,
          left,
          name: element.outerHTML.slice(0, 90),
          isSeen: outlineStyle !== 'none' && outlineWidth !== '0px',
        }
      })
      if (!place) break
      if (i > 0) expect([place.name, place.isSeen]).toEqual([place.name, true])
      places.push(place)
    }
    // From the skip link through strip, header and page: the focus never moves up by more than a row of the header.
    const rows = places.slice(1).map(({ top }) => top)
    const worst = Math.max(...rows.map((top, i) => Math.max(...rows.slice(0, i), 0) - top))
    expect([worst < 60, places.length > 20]).toEqual([true, true])
  })
}
