import type { Locator, Page } from '@playwright/test'
import { longArticle } from './addresses'
import { field, main } from './contact'
import { phone, scrollDown, wide } from './frame'
import { expect, test } from './site'
import { touch, untilTaken } from './touch'

const stack = (page: Page) => page.getByRole('complementary', { name: 'Liên hệ nhanh' })
const call = (page: Page) => stack(page).getByRole('link', { name: 'Gọi điện' })

test('the floating menu is open at first, can be closed, and leads to call, chat, social page and sign-in', async ({
  page,
}) => {
  await page.goto('/')
  const floating = page.getByRole('complementary', { name: 'Liên hệ nhanh' })
  await expect(floating.getByRole('link', { name: 'Gọi điện' })).toHaveAttribute('href', /^tel:0\d+$/)
  await expect(floating.getByRole('link', { name: 'Trò chuyện' })).toHaveAttribute('target', '_blank')
  await expect(floating.getByRole('link', { name: 'Trang Facebook' })).toBeVisible()
  await floating.getByRole('button', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập để bình luận' })
  await expect(dialog.getByRole('button', { name: 'Đăng nhập với Google' })).toBeDisabled()
  await expect(dialog).toContainText('Đăng nhập với Google chưa được bật')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await floating.getByTitle('Mở Menu').click()
  await expect(floating.getByRole('link', { name: 'Gọi điện' })).toBeHidden()
})

test('the floating menu folds on the way down and while one types, and opens again at the top @script @after-touch', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/lien-he')
  await touch(page)
  await expect(call(page)).toBeVisible()
  await scrollDown(page, 400)
  await expect(call(page)).toBeHidden()
  await stack(page).getByTitle('Mở Menu').click()
  await scrollDown(page, 200)
  await expect(call(page)).toBeVisible()
  await field(page, 'fullName').pressSequentially('Lan')
  await expect(call(page)).toBeHidden()
  await field(page, 'fullName').blur()
  await scrollDown(page, 0)
  await expect(call(page)).toBeVisible()
  await stack(page).getByTitle('Mở Menu').click()
  await scrollDown(page, 400)
  await scrollDown(page, 0)
  await expect(call(page)).toBeHidden()
})

test('menu and link to the top are one stack of whole circles @script @after-touch @full', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto(longArticle.vi)
  await touch(page)
  await scrollDown(page, 1600)
  // Pressed before the menu has folded, it would be closed.
  await expect(call(page)).toBeHidden()
  await stack(page).getByTitle('Mở Menu').click()
  await expect(stack(page).getByRole('link', { name: 'Lên đầu trang' })).toBeVisible()
  // The menu unfolds for a moment.
  await expect(async () => {
    const boxes = await stack(page).evaluate((place) =>
      [...place.querySelectorAll('a, summary, li > button')].map((part) => part.getBoundingClientRect().toJSON()),
    )
    expect(new Set(boxes.map(({ width, height }) => `${width}x${height}`))).toEqual(new Set(['46x46']))
    expect(new Set(boxes.map(({ right }) => right)).size).toBe(1)
    const tops = boxes.map(({ top }) => Number(top)).sort((one, other) => one - other)
    expect(Math.min(...tops.slice(1).map((top, i) => top - Number(tops[i])))).toBeGreaterThanOrEqual(46)
  }).toPass()
})

test.describe('the bar of a phone', () => {
  test.use({ viewport: { width: 320, height: 400 }, hasTouch: true, isMobile: true })

  const isFree = (control: Locator) =>
    control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return found !== null && found.closest('#floating') === null
    })

  const parts = (page: Page) =>
    page.locator('#floating').evaluate((place) =>
      [...place.querySelectorAll<HTMLElement>('a, summary, button')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => part.getBoundingClientRect())
        .sort((one, other) => one.left - other.left)
        .map(({ left, right, height, bottom }) => ({ left, right, height, bottom })),
    )

  test('hides no control, and has room at the end of the page @full', { tag: '@read' }, async ({ page }) => {
    for (const [address, size] of [
      ['/', '100%'],
      ['/en/lien-he', '100%'],
      ['/zh/lien-he', '200%'],
    ] as const) {
      await page.goto(address)
      await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
      expect([address, await isFree(page.locator('[popovertarget=main-menu]').first())]).toEqual([address, true])
      const boxes = await parts(page)
      expect(boxes.length).toBeGreaterThanOrEqual(5)
      expect([boxes[0]?.left, boxes.at(-1)?.right]).toEqual([0, 320])
      for (const [i, { left, right, height, bottom }] of boxes.entries()) {
        expect([Math.round(bottom), right - left >= 44, height >= 43]).toEqual([400, true, true])
        if (i > 0) expect(left).toBeCloseTo(boxes[i - 1]?.right ?? 0, 0)
      }
      await scrollDown(page, 1_000_000)
      expect([address, await isFree(page.locator('body > footer a').last())]).toEqual([address, true])
    }
  })

  test('folds on the way down, opens by a tap, and leaves the focus in sight @script @full', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.touchscreen.tap(160, 350)
    await untilTaken(page)
    await page.touchscreen.tap(160, 250)
    await page.clock.runFor(3000)
    await expect(call(page)).toBeVisible()
    await expect(stack(page)).not.toHaveAttribute('data-away')
    await page.goto('/lien-he')
    await page.touchscreen.tap(160, 250)
    await untilTaken(page)
    await page.clock.runFor(3000)
    await expect(call(page)).toBeVisible()
    await scrollDown(page, 1600)
    await expect(call(page)).toBeHidden()
    await expect(stack(page).getByRole('link', { name: 'Lên đầu trang' })).toBeVisible()
    await stack(page).getByTitle('Mở Menu').tap()
    await expect(call(page)).toBeVisible()
    await page.clock.runFor(3000)
    await expect(call(page)).toBeVisible()
    for (const control of await main(page).locator('form :is(input, textarea, button):visible').all()) {
      await control.focus()
      await stack(page).evaluate((place) => place.querySelector('details')?.setAttribute('open', ''))
      await expect.poll(() => isFree(control)).toBe(true)
    }
    await stack(page).getByRole('button', { name: 'Đăng nhập' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Đăng nhập để bình luận' })
    await page.clock.runFor(3000)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Đóng' }).tap()
    await expect(dialog).toBeHidden()
    await stack(page).getByRole('link', { name: 'Lên đầu trang' }).tap()
    await page.clock.runFor(3000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test('no part of the stack moves when its later parts arrive @no-script @full', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/lien-he')
  const places = await stack(page).evaluate((place) => {
    const topOf = (part: Element | null | undefined) => part?.getBoundingClientRect().top
    const [first] = place.querySelectorAll('li')
    const now = () => [place, place.querySelector('summary'), first].map(topOf)
    const whole = now()
    // As if the page had been cut after the first circle.
    for (const later of place.querySelectorAll('li + li, #floating > a')) later.remove()
    return { whole, cut: now() }
  })
  expect(places.cut).toEqual(places.whole)
})

test('the open menu is beside the search form of a page and its filters, not over them @full', {
  tag: '@read',
}, async ({ page }) => {
  for (const [width, path] of [
    [768, '/tim-kiem?q=luat'],
    [768, '/zh/tim-kiem?q=%E7%A8%8E'],
    [768, '/khong-co-trang-nay'],
    [860, '/khong-co-trang-nay'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const [left, controls] = await page.evaluate(() => [
      document.querySelector('#floating summary')?.getBoundingClientRect().left ?? 0,
      [...document.querySelectorAll('main search :is(input, button), main nav ul a[href*="tim-kiem?"]')]
        .filter((control) => control.getBoundingClientRect().right > 0)
        .map((control) => Math.ceil(control.getBoundingClientRect().right)),
    ])
    expect(controls.length).toBeGreaterThan(1)
    expect([path, width, controls.filter((right) => right > left)]).toEqual([path, width, []])
  }
})

test('the stack is never over the focused element @script @after-touch @full', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/lien-he')
  await touch(page)
  const fields = main(page).locator('form :is(input, textarea, button):visible')
  for (const control of await fields.all()) {
    await control.focus()
    const covering = () =>
      control.evaluate((element) => {
        const box = element.getBoundingClientRect()
        const place = document.getElementById('floating')
        if (!place || getComputedStyle(place).opacity === '0') return false
        return [...place.querySelectorAll('details[open] li > *, summary, #floating > a')].some((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          const isSeen = getComputedStyle(part).visibility === 'visible'
          return isSeen && left < box.right && box.left < right && top < box.bottom && box.top < bottom
        })
      })
    await expect.poll(covering).toBe(false)
  }
})
