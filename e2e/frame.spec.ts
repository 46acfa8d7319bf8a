import type { Page } from '@playwright/test'
import { longArticle } from './addresses'
import { expect, test } from './site'

/** What stands around every page: header, menu, breadcrumb, floating menu, footer. */

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 800 }

const menu = (page: Page) => page.locator('#main-menu')
const isFixed = (page: Page) => page.locator('header [class*=bar]').first().evaluate((bar) => getComputedStyle(bar).position === 'fixed')

/** Scrolls without the smoothness of the page's own styles. */
const scrollDown = (page: Page, distance: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), distance)

test.describe('the menu of a large screen', () => {
  test.use({ viewport: wide })

  test('a dropdown opens under the pointer, its labels sorted and cut at 35', async ({ page }) => {
    await page.goto('/')
    const item = menu(page).getByRole('listitem').filter({ has: page.locator('a[href="/dich-vu"]') })
    const children = item.getByRole('list').getByRole('link')
    await expect(children.first()).toBeHidden()
    await item.getByRole('link', { name: 'Dịch vụ', exact: true }).hover()
    await expect(children).toHaveCount(8)
    await expect(children.first()).toBeVisible()
    const labels = await children.allTextContents()
    const firstLetters = labels.map((label) => label.charAt(0))
    expect(firstLetters).toEqual([...firstLetters].sort(new Intl.Collator('vi').compare))
    for (const [i, label] of labels.entries()) {
      expect(Array.from(label).length).toBeLessThanOrEqual(36)
      if (label.endsWith('…')) expect((await children.nth(i).getAttribute('title'))?.startsWith(label.slice(0, -1))).toBe(true)
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
    await page.keyboard.press('Escape')
    await expect(menu(page).locator('a[href^="/dao-tao/"]').first()).toBeHidden()
    await expect(openers.nth(2)).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('article h1')).toBeVisible()
    await expect(menu(page).locator('a[href^="/dao-tao/"]').first()).toBeHidden()
  })

  test('what hovering shows, Escape takes away', async ({ page }) => {
    await page.goto('/')
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

  test('the item of the section one is in is marked', async ({ page }) => {
    for (const [address, path] of [['/', '/'], ['/en/tin-tuc?page=2', '/en/tin-tuc'], [longArticle.vi, '/nghien-cuu'], [longArticle.zh, '/zh/nghien-cuu']] as const) {
      await page.goto(address)
      await expect(menu(page).locator('[aria-current]')).toHaveCount(1)
      await expect(menu(page).locator('[aria-current=true]')).toHaveAttribute('href', path)
    }
  })
})

test('on a phone the drawer opens, its submenus unfold, and it closes', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/en')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const child = menu(page).locator('a[href="/en/tong-quan/ban-lanh-dao"]')
  await expect(child).toBeHidden()
  await menu(page).locator('summary').first().click()
  await expect(child).toBeVisible()
  await page.getByRole('button', { name: 'Close the menu' }).click()
  await expect(child).toBeHidden()
})

test('the header is fixed after 180 px, without a jump, and hides nothing that is focused', async ({ page }) => {
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport)
    await page.goto('/tin-tuc')
    await scrollDown(page, 179)
    expect(await isFixed(page)).toBe(false)
    const before = await page.evaluate(() => document.body.scrollHeight)
    await scrollDown(page, 181)
    await expect.poll(() => isFixed(page)).toBe(true)
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before)

    await scrollDown(page, 900)
    const links = page.getByRole('main').getByRole('link')
    for (let i = 0; i < (await links.count()); i++) {
      await links.nth(i).evaluate((link) => link.focus())
      await expect.poll(() => links.nth(i).evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, Math.max(top, 0) + Math.min(height, 20) / 2)
        return seen !== null && seen.closest('header') === null
      })).toBe(true)
    }
  }
})

test('the way to the top is offered after 1500 px', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(longArticle.vi)
  const way = page.getByRole('link', { name: 'Lên đầu trang' })
  await scrollDown(page, 1400)
  await expect(way).toBeHidden()
  await scrollDown(page, 1600)
  await way.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(way).toBeHidden()
})

test('links are followed without loading a document, at the top, under an overlay of 1200 ms; back returns to the place', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/tin-tuc')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await scrollDown(page, 700)
  const overlay = page.locator('[class*=overlay]')
  await expect(overlay).toHaveCount(0)
  // Without the scrolling that comes with a click of the test's own.
  await page.getByRole('main').getByRole('article').nth(2).getByRole('link').evaluate((link) => link instanceof HTMLElement && link.click())
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
  await page.getByRole('main').getByRole('article').first().getByRole('link').evaluate((link) => link.setAttribute('href', '/tin-tuc/khong-co'))
  const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('main').getByRole('article').nth(1).getByRole('link').click({ modifiers: ['Control'] })])
  await expect(tab.locator('article h1')).toBeVisible()
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy trang')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

test('by keyboard one goes on in the new page; a broken place in a link breaks nothing', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/tin-tuc')
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('article').nth(3).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('article h1')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  await page.locator('header').getByRole('link', { name: 'Liên hệ', exact: true }).evaluate((link) => link.setAttribute('href', '/lien-he#50%'))
  await page.locator('header').getByRole('link', { name: 'Liên hệ', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liên hệ')
})

test('a film does not play on in a page that was left', async ({ page, context, askedFor }) => {
  askedFor.hosts = /youtube/
  await context.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'film' }))
  await page.goto(longArticle.vi)
  await page.waitForLoadState('networkidle')
  await page.frameLocator('.embed iframe').getByRole('link').click()
  await expect.poll(() => page.frames().some((frame) => frame.url().includes('youtube'))).toBe(true)
  await page.locator('header a[href="/"]').first().evaluate((link) => link instanceof HTMLElement && link.click())
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.frames().some((frame) => frame.url().includes('youtube'))).toBe(false)
})

test('the item of the page one is on leads to its top', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/tin-tuc')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await scrollDown(page, 600)
  await menu(page).getByRole('link', { name: 'Tin tức', exact: true }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the drawer closes when the focus leaves it', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const link = menu(page).getByRole('link', { name: 'Liên hệ', exact: true })
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeHidden()
})

test('a visit is counted once in a browser session, after the page has loaded', async ({ page, context }) => {
  const counts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/viewWebsite')) counts.push(request.method())
  })
  await page.goto('/')
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'hasReloaded')?.expires).toBe(-1)
  await page.goto('/tin-tuc')
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(counts).toEqual(['PUT'])
})

test('a double press is one press', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/tin-tuc')
  const before = await page.evaluate(() => history.length)
  await page.getByRole('main').getByRole('article').first().getByRole('link').dblclick()
  await expect(page.locator('article h1')).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

test('the strip moves in 10 s rounds, can be paused, and stands still for who asked for less motion', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  const track = page.locator('header [class*=track]')
  const state = () => track.evaluate((element) => element.getAnimations().map(({ playState, effect }) => [playState, effect?.getComputedTiming().duration]))
  expect(await state()).toEqual([['running', 10_000]])
  await page.getByRole('checkbox', { name: 'Dừng dòng chữ chạy' }).check({ force: true })
  expect(await state()).toEqual([['paused', 10_000]])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await state()).toEqual([])
  expect(await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length)).toBe(0)
})

test('the floating menu is open at first, can be closed, and leads to call, chat, social page and sign-in', async ({ page }) => {
  await page.goto('/')
  const floating = page.getByRole('complementary', { name: 'Liên hệ nhanh' })
  await expect(floating.getByRole('link', { name: 'Gọi điện' })).toHaveAttribute('href', /^tel:0\d+$/)
  await expect(floating.getByRole('link', { name: 'Trò chuyện' })).toHaveAttribute('target', '_blank')
  await expect(floating.getByRole('link', { name: 'Trang Facebook' })).toBeVisible()
  await floating.getByRole('button', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập để bình luận' })
  await expect(dialog.getByRole('button', { name: 'Đăng nhập với Google' })).toBeDisabled()
  await expect(dialog).toContainText('Đăng nhập chưa được bật')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await floating.getByTitle('Mở Menu').click()
  await expect(floating.getByRole('link', { name: 'Gọi điện' })).toBeHidden()
})

test('the footer has its four columns', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Thứ Hai – Thứ Bảy, 08:00 đến 17:00')
  await expect(footer.locator('a[href^="/dich-vu/"]')).toHaveCount(4)
  await expect(footer).toContainText('Văn phòng đại diện tại Thành phố Hồ Chí Minh')
  await expect(footer).toContainText('Văn phòng đại diện tại Hà Nội')
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(7)
  await expect(footer.getByLabel('Số điện thoại')).toHaveAttribute('maxlength', '11')
  await expect(footer).toContainText('© 2025')
  const [answer] = await Promise.all([page.waitForResponse(/\/lien-he$/), footer.getByRole('button', { name: 'Đăng ký tư vấn' }).click()])
  expect(answer.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liên hệ')
})

test('the breadcrumb calls the places by their names', async ({ page }) => {
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

test('a script that does not arrive takes nothing away', async ({ page, context, askedFor }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  askedFor.missing = /_next/
  await context.setOffline(true)
  await page.getByRole('search').getByRole('combobox').fill('luat')
  await page.waitForTimeout(500)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=luat/)
})

test('a toast stands at the top right and goes after three seconds', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('ilc:toast', { detail: { kind: 'success', text: 'Đã gửi' } })))
  const message = page.getByRole('region', { name: /^Thông báo/ }).getByText('Đã gửi')
  await expect(message).toBeVisible()
  const box = await message.boundingBox()
  expect(box && box.x > 640 && box.y < 200).toBe(true)
  await page.waitForTimeout(2000)
  await expect(message).toBeVisible()
  await expect(message).toHaveCount(0, { timeout: 3000 })
})

test('by keyboard alone one goes through the page in the order one sees it', async ({ page }) => {
  for (const viewport of [wide, phone]) {
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
        return { top: top + scrollY, left, name: element.outerHTML.slice(0, 90), isSeen: outlineStyle !== 'none' && outlineWidth !== '0px' }
      })
      if (!place) break
      if (i > 0) expect([place.name, place.isSeen]).toEqual([place.name, true])
      places.push(place)
    }
    // From the skip link through strip, header and page: never back up by more than a row of the header.
    const rows = places.slice(1).map(({ top }) => top)
    const worst = Math.max(...rows.map((top, i) => Math.max(...rows.slice(0, i), 0) - top))
    expect([worst < 60, places.length > 20]).toEqual([true, true])
  }
})
