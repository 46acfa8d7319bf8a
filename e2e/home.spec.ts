import type { Locator, Page } from '@playwright/test'
import { inLanguage, languages, type Language } from './addresses'
import { expect, test } from './site'

/** What the home page calls its carousels. */
const names = {
  vi: { hero: 'Viện đồng hành cùng doanh nghiệp', services: 'Tìm hiểu từng dịch vụ', leadership: 'Ban lãnh đạo', partners: 'Đối tác của Viện' },
  en: { hero: 'The Institute beside businesses', services: 'Each service in detail', leadership: 'Leadership', partners: 'Our partners' },
  zh: { hero: '研究院与企业同行', services: '服务详解', leadership: '领导团队', partners: '合作伙伴' },
} satisfies Record<Language, Record<string, string>>

type Name = keyof (typeof names)['vi']

const viewport = (page: Page, name: Name, language: Language = 'vi') => page.locator(`[aria-roledescription][aria-label="${names[language][name]}"]`)
const buttons = (page: Page, name: Name) => page.getByRole('group', { name: names.vi[name], exact: true }).filter({ has: page.getByRole('button') }).first()
const slides = (carousel: Locator) => carousel.locator(':scope > ul > li')

/** Opens the home page and waits until the carousel is moved by its engine. */
async function openAt(page: Page, name: Name): Promise<Locator> {
  await page.goto('/')
  const carousel = viewport(page, name)
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('data-engine', '')
  await expect.poll(() => place(carousel)).toBe(0)
  await expect.poll(() => slides(carousel).evaluateAll((all) => all.some((slide) => (slide as HTMLElement).inert))).toBe(true)
  return carousel
}

/** The first slide in reach. */
const place = (carousel: Locator) => slides(carousel).evaluateAll((all) => all.findIndex((slide) => !(slide as HTMLElement).inert))

/** How far the first slide in reach is from the left edge of its carousel. */
const offset = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const first = [...element.querySelectorAll<HTMLElement>(':scope > ul > li')].find((slide) => !slide.inert)
    return Math.abs(Math.round((first?.getBoundingClientRect().left ?? Infinity) - element.getBoundingClientRect().left))
  })

/** Real time in which the page hears of what was done to it, before its held time is run on. */
const beat = 150

/** Opens the page with its time held: the carousel stands at its beginning, and nobody is near it. */
async function openStill(page: Page, name: Name): Promise<Locator> {
  await page.clock.install({ time: 0 })
  const carousel = await openAt(page, name)
  await carousel.hover({ position: { x: 5, y: 5 } })
  await page.clock.pauseAt(600_000)
  await page.mouse.move(2, 2)
  await page.waitForTimeout(beat)
  expect(await place(carousel)).toBe(0)
  return carousel
}

async function drag(page: Page, carousel: Locator, by: number): Promise<void> {
  const box = await carousel.boundingBox()
  if (!box) throw new Error('The carousel is not to be seen')
  const [x, y] = [by < 0 ? box.x + box.width - 20 : box.x + 20, box.y + 40]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y, { steps: 4 })
  await page.mouse.move(x + by, y, { steps: 4 })
  // Let go at rest: a carousel left to its momentum would stop at whatever slide is nearest.
  await page.waitForTimeout(beat)
  await page.mouse.up()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages) {
    test(`every part is there, in the order of the specification, in ${language}`, async ({ page }) => {
      await page.goto(inLanguage(language, '/'))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
      const order = ['intro', 'services', 'service-articles', 'mission', 'vision', 'leadership', 'film', 'partners']
      expect(await main.locator('h1, h2').evaluateAll((all) => all.map(({ id }) => id).filter(Boolean))).toEqual(order)

      const links = slides(viewport(page, 'hero', language)).getByRole('link')
      await expect(links).toHaveCount(3)
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', inLanguage(language, '/dich-vu'))
      await expect(viewport(page, 'services', language).getByRole('article')).toHaveCount(6)
      await expect(viewport(page, 'partners', language).getByRole('link')).not.toHaveCount(0)
      await expect(main.locator('section[aria-labelledby=services] > ol > li')).toHaveCount(5)
      await expect(main.locator('a[href^="https://www.youtube.com/watch?v="][target=_blank]')).toHaveCount(1)
    })
  }

  test('a carousel is a list to scroll to its end, and has no buttons that do nothing', async ({ page }) => {
    await page.goto('/')
    for (const name of ['hero', 'services', 'leadership', 'partners'] as const) {
      const carousel = viewport(page, name)
      await expect(carousel).toHaveAttribute('tabindex', '0')
      await expect(slides(carousel).last()).not.toBeInViewport()
      await slides(carousel).last().scrollIntoViewIfNeeded()
      await expect(slides(carousel).last()).toBeInViewport()
      await expect(buttons(page, name)).toBeHidden()
    }
  })

  for (const [language, phrase, more, less] of [
    ['vi', 'Trên toàn cầu', 'Xem thêm', 'Thu gọn'],
    ['en', 'Around the globe', 'See more', 'Show less'],
    ['zh', '放眼全球', '查看更多', '收起'],
  ] as const) {
    test(`the rest of the introduction is revealed from the globe phrase, in ${language}`, async ({ page }) => {
      await page.goto(inLanguage(language, '/'))
      const fold = page.locator('section[aria-labelledby=intro] details')
      await expect(fold.locator('p')).toBeHidden()
      await expect(fold.locator('p')).toHaveText(new RegExp(`^${phrase}`))
      await fold.getByText(more).click()
      await expect(fold.locator('p')).toBeVisible()
      await expect(fold.getByText(more)).toBeHidden()
      await fold.getByText(less).click()
      await expect(fold.locator('p')).toBeHidden()
    })
  }
})

test('the introduction unfolds in 0.6 s', async ({ page }) => {
  await page.goto('/')
  const heights = await page.locator('section[aria-labelledby=intro] details').evaluate(async (fold: HTMLDetailsElement) => {
    const seen: { height: number; time: number }[] = []
    fold.open = true
    const start = performance.now()
    while (performance.now() - start < 1200) {
      await new Promise(requestAnimationFrame)
      seen.push({ height: fold.offsetHeight, time: performance.now() - start })
    }
    return seen
  })
  const full = heights.at(-1)?.height ?? 0
  const done = heights.find(({ height }) => height >= full)?.time ?? 0
  expect(heights.some(({ height }) => height > full * 0.3 && height < full * 0.8)).toBe(true)
  expect(done).toBeGreaterThan(450)
  expect(done).toBeLessThan(900)
})

test.describe('the opening pictures', () => {
  test('advance every 4 s and begin again', async ({ page }) => {
    const hero = await openStill(page, 'hero')
    await page.clock.runFor(3900)
    expect(await place(hero)).toBe(0)
    for (const next of [1, 2, 0, 1]) {
      await page.clock.runFor(4000)
      await expect.poll(() => place(hero)).toBe(next)
      await expect(buttons(page, 'hero').locator('[aria-current]')).toHaveAccessibleName(`Trang ${next + 1} trên 3`)
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

  test('stop while the mouse or the focus is in them and while the page is hidden', async ({ page }) => {
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

  test('are turned by dots, arrows and keys, and then stand', async ({ page }) => {
    const hero = await openStill(page, 'hero')
    await buttons(page, 'hero').getByRole('button', { name: 'Trang 3 trên 3' }).click()
    await expect.poll(() => place(hero)).toBe(2)
    await buttons(page, 'hero').getByRole('button', { name: 'Tiến một bước' }).click()
    await expect.poll(() => place(hero)).toBe(0)
    await buttons(page, 'hero').getByRole('button', { name: 'Lùi một bước' }).click()
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

  test('take half a second to change', async ({ page }) => {
    const hero = await openStill(page, 'hero')
    await buttons(page, 'hero').getByRole('button', { name: 'Tiến một bước' }).click()
    await expect.poll(() => place(hero)).toBe(1)
    await page.clock.runFor(150)
    expect(await offset(hero)).toBeGreaterThan(100)
    await page.clock.runFor(450)
    expect(await offset(hero)).toBeLessThan(10)
  })

  test('never move by themselves, and change at once, for whoever wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const hero = await openStill(page, 'hero')
    await page.clock.runFor(30_000)
    expect(await place(hero)).toBe(0)
    await expect(buttons(page, 'hero').getByRole('button', { name: 'Tạm dừng chuyển động' })).toBeHidden()
    await buttons(page, 'hero').getByRole('button', { name: 'Tiến một bước' }).click()
    await expect.poll(() => place(hero)).toBe(1)
    await page.clock.runFor(40)
    expect(await offset(hero)).toBe(0)
  })

  test('a swipe of more than 50 px is one step, a shorter one none', async ({ page }) => {
    const hero = await openAt(page, 'hero')
    await drag(page, hero, -49)
    await page.waitForTimeout(700)
    expect([await place(hero), await offset(hero)]).toEqual([0, 0])
    await drag(page, hero, -60)
    await expect.poll(() => place(hero)).toBe(1)
    await expect.poll(() => offset(hero)).toBe(0)
    await drag(page, hero, 60)
    await expect.poll(() => place(hero)).toBe(0)
  })
})

test.describe('the services', () => {
  test('go to the end and back, every 3 s, four at a time on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const services = await openStill(page, 'services')
    await page.clock.runFor(2900)
    expect(await place(services)).toBe(0)
    for (const next of [1, 2, 1, 0, 1]) {
      await page.clock.runFor(3000)
      await expect.poll(() => place(services)).toBe(next)
    }
  })

  for (const [width, visible] of [
    [360, 1],
    [768, 1],
    [769, 2],
    [1024, 2],
    [1025, 4],
  ] as const) {
    test(`${visible} visible at ${width} px, the others out of the keyboard's way`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const services = await openAt(page, 'services')
      const reached = await slides(services).evaluateAll((all) => all.filter((slide) => !(slide as HTMLElement).inert).length)
      expect(reached).toBe(visible)
      const { left, right } = await services.evaluate((element) => element.getBoundingClientRect())
      const inside = await slides(services).evaluateAll((all, [left, right]) => all.filter((slide) => slide.getBoundingClientRect().left >= left - 1 && slide.getBoundingClientRect().right <= right + 1).length, [left, right] as const)
      expect(inside).toBe(visible)
    })
  }

  test('a long drag is one step too, and follows no link', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const services = await openAt(page, 'services')
    await drag(page, services, -700)
    await expect.poll(() => place(services)).toBe(1)
    await expect.poll(() => offset(services)).toBe(0)
    await expect(page).toHaveURL('/')
  })

  test('have ends: at each the arrow beyond it is off', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const services = await openAt(page, 'services')
    const [back, on] = ['Lùi một bước', 'Tiến một bước'].map((name) => buttons(page, 'services').getByRole('button', { name }))
    await expect(back ?? services).toHaveAttribute('aria-disabled', 'true')
    for (const next of [1, 2, 2]) {
      // Pressed by key: at its end the arrow is off, but not out of reach.
      await on?.press('Enter')
      await expect.poll(() => place(services)).toBe(next)
    }
    await expect(on ?? services).toHaveAttribute('aria-disabled', 'true')
  })
})

test('a swipe before the script came is where the carousel goes on from', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const services = viewport(page, 'services')
  const swiped = () => services.evaluate((element) => (element.scrollTo({ left: element.clientWidth * 2.2, behavior: 'instant' }), element.scrollLeft))
  await expect.poll(swiped).toBeGreaterThan(400)
  scripts.resolve()
  await services.scrollIntoViewIfNeeded()
  await expect(services).toHaveAttribute('data-engine', '')
  await expect.poll(() => place(services)).toBe(2)
  await expect.poll(() => offset(services)).toBe(0)
})

test('the leadership list holds who leads, in the language of the page', async ({ page }) => {
  for (const [language, names] of [
    ['vi', ['Nguyễn Minh Đức', 'Trần Thị Thu Hà', 'Lê Quốc Hưng', 'Phạm Hoàng Lâm', 'Vũ Ngọc Ánh', 'Hoàng Văn Tuấn', 'Đặng Thị Bích Ngọc', 'Bùi Đức Long', 'Đỗ Thanh Mai', 'Ngô Gia Khánh', 'Lưu Phúc An']],
    ['zh', ['阮明德', '陈氏秋河', '黎国兴', '范黄林', '武玉映', '黄文俊', '邓氏碧玉', '裴德龙', '杜清梅', '吴嘉庆', '刘福安']],
  ] as const) {
    await page.goto(inLanguage(language, '/'))
    expect(await viewport(page, 'leadership', language).locator('h3').allTextContents()).toEqual(names)
  }
})

test.describe('the film', () => {
  const poster = (page: Page) => page.getByRole('link', { name: /^Xem phim: / })

  test.beforeEach(async ({ context, page }) => {
    await context.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto('/')
    await poster(page).scrollIntoViewIfNeeded()
    // The link is the player's button only once the script has come.
    await page.waitForLoadState('networkidle')
  })

  for (const [way, close] of [
    ['button', (page: Page) => page.getByRole('button', { name: 'Đóng phim' }).click()],
    ['backdrop', (page: Page) => page.mouse.click(5, 400)],
    ['Escape key', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`plays over the page, is asked of its host only then, and is closed by the ${way}`, async ({ page, askedFor }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('youtube')) asked.push(request.url())
      })
      expect(asked).toEqual([])
      askedFor.hosts = /youtube/
      await poster(page).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'])
      await expect(dialog.locator('iframe')).toHaveAttribute('allow', /autoplay/)
      await close(page)
      await expect(dialog).toBeHidden()
      await expect(page.locator('iframe[src*=youtube]')).toHaveCount(0)
      await expect(poster(page)).toBeFocused()
    })
  }
})

test.describe('the partners', () => {
  for (const [width, visible] of [
    [767, 2],
    [768, 4],
    [1023, 4],
    [1024, 6],
  ] as const) {
    test(`${visible} logos at ${width} px, each opening its website in a new tab`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const partners = await openAt(page, 'partners')
      expect(await slides(partners).evaluateAll((all) => all.filter((slide) => !(slide as HTMLElement).inert).length)).toBe(visible)
      await expect(slides(partners).first().getByRole('link')).toHaveAttribute('target', '_blank')
      await expect(slides(partners).first().getByRole('link')).toHaveAttribute('href', 'https://luat-song-hong.example/')
    })
  }

  test('go by every 3 s and begin again after the last', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const partners = await openStill(page, 'partners')
    const last = (await slides(partners).count()) - 6
    await page.clock.runFor(3100)
    await expect.poll(() => place(partners)).toBe(1)
    await page.clock.runFor(3000 * (last - 1))
    await expect.poll(() => place(partners)).toBe(last)
    await page.clock.runFor(3000)
    await expect.poll(() => place(partners)).toBe(0)
  })
})
