import { longArticle } from './addresses'
import { menu, phone, wide } from './frame'
import { expect, test } from './site'
import { touch } from './touch'

test.describe('the menu of a large screen', () => {
  test.use({ viewport: wide })

  test('a dropdown opens under the pointer, its labels sorted and cut at 35', async ({ page }) => {
    await page.goto('/')
    const item = menu(page)
      .getByRole('listitem')
      .filter({ has: page.locator('a[href="/dich-vu"]') })
    const children = item.getByRole('list').getByRole('link')
    await expect(children.first()).toBeHidden()
    await item.getByRole('link', { name: 'Dịch vụ', exact: true }).hover()
    await expect(children).toHaveCount(12)
    await expect(children.first()).toBeVisible()
    const labels = await children.allInnerTexts()
    const firstLetters = labels.map((label) => label.charAt(0))
    expect(firstLetters).toEqual([...firstLetters].sort(new Intl.Collator('vi').compare))
    for (const [i, label] of labels.entries()) {
      expect(Array.from(label).length).toBeLessThanOrEqual(36)
      if (label.endsWith('…'))
        expect((await children.nth(i).getAttribute('title'))?.startsWith(label.slice(0, -1))).toBe(true)
    }
    const first = await children.first().getAttribute('href')
    await children.first().click()
    await expect(page).toHaveURL(String(first))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(labels[0]?.replace('…', '') ?? '')
  })

  test('a dropdown opens by the keyboard, one at a time', async ({ page }) => {
    await page.goto('/')
    const openers = menu(page).locator('summary')
    await openers.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page).locator('a[href^="/dich-vu/"]').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu(page).locator('a[href^="/dich-vu/"]').first()).toBeFocused()
    await openers.nth(2).focus()
    await page.keyboard.press('Space')
    await expect(menu(page).locator('a[href^="/dao-tao/"]').first()).toBeVisible()
    await expect(menu(page).locator('a[href^="/dich-vu/"]').first()).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('article h1')).toBeVisible()
    await expect(menu(page).locator('a[href^="/dao-tao/"]').first()).toBeHidden()
  })

  test('Escape closes what hovering has opened @full', { tag: ['@script', '@after-touch'] }, async ({ page }) => {
    await page.goto('/')
    await touch(page)
    const link = menu(page).getByRole('link', { name: 'Dịch vụ', exact: true })
    const child = menu(page).locator('a[href^="/dich-vu/"]').first()
    await link.hover()
    await expect(child).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(child).toBeHidden()
    await page.getByRole('main').hover()
    await link.hover()
    await expect(child).toBeVisible()
  })

  test('the item of the current section is marked', { tag: '@read' }, async ({ page }) => {
    for (const [address, path] of [
      ['/', '/'],
      ['/en/tin-tuc?page=2', '/en/tin-tuc'],
      [longArticle.vi, '/nghien-cuu'],
      [longArticle.zh, '/zh/nghien-cuu'],
    ] as const) {
      await page.goto(address)
      await expect(menu(page).locator('[aria-current]')).toHaveCount(1)
      await expect(menu(page).locator('[aria-current=true]')).toHaveAttribute('href', path)
    }
  })
})

test.describe('the menu of a tablet', () => {
  test.use({ viewport: wide, hasTouch: true, isMobile: true })

  test('a dropdown opens at a tap on its sign, and closes at the next', async ({ page }) => {
    await page.goto('/')
    const sign = menu(page).locator('summary').nth(1)
    const child = menu(page).locator('a[href^="/dich-vu/"]').first()
    await sign.tap()
    await expect(child).toBeVisible()
    await sign.tap()
    await expect(child).toBeHidden()
  })
})

test('the drawer of a phone has every service and the newest of the others with their whole labels, and closes', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  for (const [i, count, last] of [
    [1, 12, /^\/dich-vu\/./],
    [4, 13, /^\/tin-tuc$/],
  ] as const) {
    await menu(page).locator('summary').nth(i).click()
    const links = menu(page).locator('details[open] + ul a')
    await expect(links).toHaveCount(count)
    await expect(links.last()).toHaveAttribute('href', last)
    const labels = await links.allInnerTexts()
    expect(labels.filter((label) => label.endsWith('…'))).toEqual([])
    expect(Math.max(...labels.map((label) => label.length))).toBeGreaterThan(36)
    await links.last().scrollIntoViewIfNeeded()
    await expect(links.last()).toBeInViewport()
  }
  await page.getByRole('button', { name: 'Đóng menu' }).click()
  await expect(menu(page)).toBeHidden()
})
