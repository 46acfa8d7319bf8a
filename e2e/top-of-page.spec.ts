import type { Page } from '@playwright/test'
import { longArticle } from './addresses'
import { phone, scrollDown, wide } from './frame'
import { expect, test } from './site'
import { touch } from './touch'

const isFixed = (page: Page) =>
  page
    .locator('header [class*=bar]')
    .first()
    .evaluate((bar) => getComputedStyle(bar).position === 'fixed')

test('the header is fixed after 180 px, without layout shift, and covers no focused element', {
  tag: '@script',
}, async ({ page }) => {
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport)
    await page.goto('/tin-tuc')
    await touch(page)
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
      await expect
        .poll(() =>
          links.nth(i).evaluate((link) => {
            const { left, top, width, height } = link.getBoundingClientRect()
            const seen = document.elementFromPoint(left + width / 2, Math.max(top, 0) + Math.min(height, 20) / 2)
            return seen !== null && seen.closest('header') === null
          }),
        )
        .toBe(true)
    }
  }
})

test('the back-to-top link is shown after 1500 px', { tag: '@script' }, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(longArticle.vi)
  await touch(page)
  const way = page.getByRole('link', { name: 'Lên đầu trang' })
  await scrollDown(page, 1400)
  await expect(way).toBeHidden()
  await scrollDown(page, 1600)
  await way.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(way).toBeHidden()
})

test('the strip moves in 10 s rounds, always in view, can be paused, and does not move with reduced motion @full', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  const track = page.locator('header p').first()
  const state = () =>
    track.evaluate((element) =>
      element.getAnimations().map(({ playState, effect }) => [playState, effect?.getComputedTiming().duration]),
    )
  expect(await state()).toEqual([['running', 10_000]])
  await page.getByRole('checkbox', { name: 'Dừng dòng chữ chạy' }).check({ force: true })
  expect(await state()).toEqual([['paused', 10_000]])
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport)
    const cut = await track.evaluate((element) => {
      const [animation] = element.getAnimations()
      const cut: (number | string)[] = []
      const window = element.parentElement?.getBoundingClientRect() ?? new DOMRect()
      if (!animation) return ['no animation']
      for (let time = 0; time <= 10_000; time += 500) {
        animation.currentTime = time
        for (const link of element.querySelectorAll('a')) {
          const { left, right } = link.getBoundingClientRect()
          if (left < window.left || right > window.right || right === left) cut.push(time)
        }
      }
      animation.currentTime = 5000
      return cut
    })
    expect(cut).toEqual([])
  }
  const startOf = () => track.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e)
  await page.setViewportSize(wide)
  expect(await startOf()).toBeGreaterThan(100)
  await track.getByRole('link').first().focus()
  expect(await startOf()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await state()).toEqual([])
  expect(
    await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length),
  ).toBe(0)
})
