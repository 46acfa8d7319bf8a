import type { Locator, Page } from '@playwright/test'
import { field, main } from './contact'
import { phone, scrollDown } from './frame'
import { expect, test } from './site'
import { touch, untilTaken } from './touch'

const stack = (page: Page) => page.getByRole('complementary', { name: 'Liên hệ nhanh' })
const call = (page: Page) => stack(page).getByRole('link', { name: 'Gọi điện' })

test('the floating menu is open at first, can be closed, and leads to call, chat, social page and sign-in', async ({
  page,
}) => {
  await page.goto('/')
  await expect(call(page)).toHaveAttribute('href', /^tel:0\d+$/)
  await expect(stack(page).getByRole('link', { name: 'Trò chuyện' })).toHaveAttribute('target', '_blank')
  await expect(stack(page).getByRole('link', { name: 'Trang Facebook' })).toBeVisible()
  await stack(page).getByRole('button', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập để bình luận' })
  for (const provider of ['Google', 'Facebook']) {
    const button = dialog.getByRole('button', { name: `Đăng nhập với ${provider}` })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(new RegExp(provider))
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await stack(page).getByTitle('Mở Menu').click()
  await expect(call(page)).toBeHidden()
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
  // Pressed before the page has reported its last scrolling.
  await page.evaluate(() => {
    scrollBy({ top: 100, behavior: 'instant' })
    document.querySelector<HTMLElement>('#floating summary')?.click()
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(call(page)).toBeVisible()
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

test.describe('the bar of a phone', () => {
  test.use({ viewport: { width: 320, height: 400 }, hasTouch: true, isMobile: true })

  const isFree = (control: Locator) =>
    control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const result = document.elementFromPoint(left + width / 2, top + height / 2)
      return result !== null && result.closest('#floating') === null
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
