import type { Locator } from '@playwright/test'
import { beat, buttons, drag, offset, openAt, openStill, place, slides } from './home-carousels'
import { expect, test } from './site'

const reachable = (carousel: Locator) =>
  slides(carousel).evaluateAll((all) => all.filter((slide) => !(slide as HTMLElement).inert).length)

test.describe('the opening images', { tag: '@script' }, () => {
  test('advance every 4 s and start again after the last', async ({ page }) => {
    const hero = await openStill(page, 'hero')
    await page.clock.runFor(3900)
    expect(await place(hero)).toBe(0)
    for (const next of [1, 2, 0, 1]) {
      await page.clock.runFor(4000)
      await expect.poll(() => place(hero)).toBe(next)
      await expect(buttons(page, 'hero').locator('[aria-current]')).toHaveAccessibleName(`Ảnh ${next + 1}/3`)
    }
  })

  test('are paused and resumed by a button', async ({ page }) => {
    const hero = await openStill(page, 'hero')
    await buttons(page, 'hero').getByRole('button', { name: 'Tạm dừng chuyển động' }).click()
    await page.mouse.move(2, 2)
    await page.clock.runFor(20_000)
    expect(await place(hero)).toBe(0)
    await buttons(page, 'hero').getByRole('button', { name: 'Chuyển động tiếp' }).click()
    await page.waitForTimeout(beat)
    await page.clock.runFor(4100)
    await expect.poll(() => place(hero)).toBe(1)
  })

  test('stop on hover, on focus and while the page is hidden', async ({ page }) => {
    const hero = await openStill(page, 'hero')
    const stands = async () => {
      await page.clock.runFor(20_000)
      expect(await place(hero)).toBe(0)
    }
    await hero.hover({ position: { x: 5, y: 5 } })
    await stands()
    await page.mouse.move(2, 2)
    await hero.focus()
    await stands()
    await hero.blur()
    const hide = (hidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hide(true)
    await stands()
    await hide(false)
    await page.waitForTimeout(beat)
    await page.clock.runFor(4100)
    await expect.poll(() => place(hero)).toBe(1)
  })

  test('are changed by dots, arrows and keys, and then stop', async ({ page }) => {
    const hero = await openStill(page, 'hero')
    await buttons(page, 'hero').getByRole('button', { name: 'Ảnh 3/3' }).click()
    await expect.poll(() => place(hero)).toBe(2)
    await buttons(page, 'hero').getByRole('button', { name: 'Sau', exact: true }).click()
    await expect.poll(() => place(hero)).toBe(0)
    await buttons(page, 'hero').getByRole('button', { name: 'Trước', exact: true }).click()
    await expect.poll(() => place(hero)).toBe(2)
    await hero.press('ArrowLeft')
    await expect.poll(() => place(hero)).toBe(1)
    await hero.press('ArrowRight')
    await expect.poll(() => place(hero)).toBe(2)
    await hero.blur()
    await page.mouse.move(2, 2)
    await page.clock.runFor(20_000)
    expect(await place(hero)).toBe(2)
  })

  test('never move by themselves, and change at once, with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const hero = await openStill(page, 'hero')
    await page.clock.runFor(30_000)
    expect(await place(hero)).toBe(0)
    await expect(buttons(page, 'hero').getByRole('button', { name: 'Tạm dừng chuyển động' })).toBeHidden()
    await buttons(page, 'hero').getByRole('button', { name: 'Sau', exact: true }).click()
    await expect.poll(() => place(hero)).toBe(1)
    await page.clock.runFor(40)
    expect(await offset(hero)).toBe(0)
  })

  test('a swipe of more than 50 px is one step, a shorter one none', async ({ page }) => {
    const hero = await openAt(page, 'hero')
    await drag(page, hero, -49)
    await expect.poll(async () => [await place(hero), await offset(hero)]).toEqual([0, 0])
    await drag(page, hero, -60)
    await expect.poll(() => place(hero)).toBe(1)
    await expect.poll(() => offset(hero)).toBe(0)
    await drag(page, hero, 60)
    await expect.poll(() => place(hero)).toBe(0)
  })
})

test.describe('the services', { tag: '@script' }, () => {
  test('as many are visible as the screen has room for, and the others are not focusable', async ({ page }) => {
    for (const [width, visible] of [
      [360, 1],
      [768, 1],
      [769, 2],
      [1024, 2],
      [1025, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const services = await openAt(page, 'services')
      expect([width, await reachable(services)]).toEqual([width, visible])
      const inside = await services.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        return [...element.querySelectorAll(':scope > ul > li')]
          .map((slide) => slide.getBoundingClientRect())
          .filter((slide) => slide.left >= left - 1 && slide.right <= right + 1).length
      })
      expect([width, inside]).toEqual([width, visible])
    }
  })

  test('the arrow is disabled at each end', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const services = await openAt(page, 'services')
    const [back, on] = ['Trước', 'Sau'].map((name) => buttons(page, 'services').getByRole('button', { name }))
    await expect(back ?? services).toHaveAttribute('aria-disabled', 'true')
    for (const next of [1, 2, 2]) {
      // Pressed by key: at its end the arrow is disabled, but still focusable.
      await on?.press('Enter')
      await expect.poll(() => place(services)).toBe(next)
    }
    await expect(on ?? services).toHaveAttribute('aria-disabled', 'true')
  })
})

test('the partners are two, four or six logos, each opening its website in a new tab', { tag: '@script' }, async ({
  page,
}) => {
  for (const [width, visible] of [
    [767, 2],
    [768, 4],
    [1023, 4],
    [1024, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const partners = await openAt(page, 'partners')
    expect([width, await reachable(partners)]).toEqual([width, visible])
    const link = slides(partners).first().getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', 'https://luat-song-hong.example/')
  }
})
