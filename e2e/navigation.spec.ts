import { longArticle } from './addresses'
import { menu, phone, scrollDown, wide } from './frame'
import { expect, test } from './site'
import { touch } from './touch'

test('links are followed without loading a document, scroll to the top, under an overlay until the page is there; back restores the position', {
  tag: '@script',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/tin-tuc')
  await touch(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await scrollDown(page, 700)
  const overlay = page.locator('[class*=overlay]')
  await expect(overlay).toHaveCount(0)
  // Without Playwright's scrolling before a click.
  await page
    .getByRole('main')
    .getByRole('article')
    .nth(2)
    .getByRole('link')
    .evaluate((link) => link instanceof HTMLElement && link.click())
  await expect(overlay).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Đường dẫn' })).toContainText('Tin tức')
  await expect(page.locator('article h1')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(overlay).toHaveCount(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page).toHaveTitle(/\| ILC$/)

  await page.goBack()
  await expect(page).toHaveURL('/tin-tuc')
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(30)
})

test('a missing page, a new tab and another language are left to the browser', async ({ page, context, askedFor }) => {
  askedFor.missing = /khong-co/
  await page.goto('/tin-tuc')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .evaluate((link) => link.setAttribute('href', '/tin-tuc/khong-co'))
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('main')
      .getByRole('article')
      .nth(1)
      .getByRole('link')
      .click({ modifiers: ['Control'] }),
  ])
  await expect(tab.locator('article h1')).toBeVisible()
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy trang')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

test('the keyboard continues in the new page; an invalid fragment in a link breaks nothing @full', {
  tag: '@script',
}, async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/tin-tuc')
  await touch(page)
  await page.getByRole('main').getByRole('article').nth(3).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('article h1')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  await page
    .locator('header')
    .getByRole('link', { name: 'Liên hệ', exact: true })
    .evaluate((link) => link.setAttribute('href', '/lien-he#50%'))
  await page.locator('header').getByRole('link', { name: 'Liên hệ', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LIÊN HỆ')
})

test('the menu item of the current page scrolls to its top', { tag: '@script' }, async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/tin-tuc')
  await touch(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await scrollDown(page, 600)
  await menu(page).getByRole('link', { name: 'Tin tức', exact: true }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a double press counts once', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/tin-tuc')
  const before = await page.evaluate(() => history.length)
  await page.getByRole('main').getByRole('article').first().getByRole('link').dblclick()
  await expect(page.locator('article h1')).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

test('the breadcrumb names its pages', { tag: '@read' }, async ({ page }) => {
  const id = longArticle.vi.split('/').at(-1) ?? ''
  const crumbs = async (address: string) => {
    await page.goto(address)
    return page.getByRole('navigation', { name: 'Đường dẫn' }).getByRole('listitem').allTextContents()
  }
  expect(await crumbs('/lien-he')).toEqual(['Trang chủ', 'Liên hệ'])
  expect(await crumbs('/tim-kiem')).toEqual(['Trang chủ', 'Tìm kiếm'])
  expect((await crumbs(`/tim-kiem/${id}`)).slice(0, 2)).toEqual(['Trang chủ', 'Tìm kiếm'])
  const [, section, article] = await crumbs(longArticle.vi)
  expect(section).toBe('Nghiên cứu')
  expect(Array.from(article ?? '').length).toBeLessThanOrEqual(36)
})
