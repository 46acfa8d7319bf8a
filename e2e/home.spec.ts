import { inLanguage, languages } from './addresses'
import { buttons, slides, viewport } from './home-carousels'
import { expect, test } from './site'
import { touch } from './touch'

const leaders = [
  ...['Nguyễn Minh Đức', 'Trần Thị Thu Hà', 'Lê Quốc Hưng', 'Phạm Hoàng Lâm', 'Vũ Ngọc Ánh', 'Hoàng Văn Tuấn'],
  ...['Đặng Thị Bích Ngọc', 'Bùi Đức Long', 'Đỗ Thanh Mai', 'Ngô Gia Khánh', 'Lưu Phúc An'],
]

const globe = {
  vi: ['Trên toàn cầu', 'Xem thêm', 'Thu gọn'],
  en: ['Around the globe', 'See more', 'Show less'],
  zh: ['放眼全球', '查看更多', '收起'],
} as const

for (const language of languages) {
  test(`every part is there, in the order of the specification, and the introduction unfolds, in ${language}`, {
    tag: language === 'vi' ? [] : ['@read', '@full'],
  }, async ({ page }) => {
    await page.goto(inLanguage(language, '/'))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
    const order = [
      ...['intro', 'services', 'service-articles', 'latest-research', 'latest-news'],
      ...['mission', 'vision', 'leadership', 'film', 'partners'],
    ]
    expect(await main.locator('h1, h2').evaluateAll((all) => all.map(({ id }) => id).filter(Boolean))).toEqual(order)

    const hero = slides(viewport(page, 'hero', language))
    const toServices = inLanguage(language, '/dich-vu')
    const invitations = [
      inLanguage(language, '/lien-he#consultation-title'),
      toServices,
      inLanguage(language, '/dao-tao'),
    ]
    await expect(hero).toHaveCount(3)
    for (const [i, invitation] of invitations.entries()) {
      await expect(hero.nth(i).locator('h2')).toHaveCount(1)
      await expect(hero.nth(i).locator('a').first()).toHaveAttribute('href', invitation)
      await expect(hero.nth(i).locator(`a[href="${toServices}"]`)).toHaveCount(1)
    }
    await expect(viewport(page, 'services', language).locator('article')).toHaveCount(6)
    await expect(viewport(page, 'partners', language).locator('a')).not.toHaveCount(0)
    await expect(main.locator('section[aria-labelledby=services] > ol > li')).toHaveCount(5)
    const video = main.locator('section[aria-labelledby=film] a[href^="/media/"][href$=".mp4"]')
    await expect(video).toHaveCount(1)
    const services = main.locator('section[aria-labelledby=services] > ol a')
    const led = await services.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect([new Set(led).size, led.every((path) => path.startsWith(`${toServices}/`))]).toEqual([5, true])
    for (const [part, section] of [
      ['research', '/nghien-cuu/'],
      ['news', '/tin-tuc/'],
    ] as const)
      await expect(
        main.locator(`section[aria-labelledby=latest-${part}] h3 a[href^="${inLanguage(language, section)}"]`),
      ).toHaveCount(part === 'news' ? 5 : 2)
    const leader = viewport(page, 'leadership', language).locator('article').first()
    const [name, photo] = [
      await leader.locator('h3').boundingBox(),
      await leader.locator('img, svg').first().boundingBox(),
    ]
    expect(name && photo && name.y < photo.y).toBe(true)
    const names = viewport(page, 'leadership', language).locator('h3')
    if (language === 'vi') expect(await names.allTextContents()).toEqual(leaders)

    const [phrase, more, less] = globe[language]
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

test('without script a carousel is a scrollable list without dead buttons @full', { tag: '@no-script' }, async ({
  page,
}) => {
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

test('without any script the video is a link to its file, which the browser plays', { tag: '@no-script' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Xem phim: / }).click()
  await expect(page).toHaveURL(/\/media\/gioi-thieu-vien-[0-9a-f]{8}\.mp4$/)
  await expect(page.locator('video')).toBeVisible()
})

// `watch.ts` fails it for a request to another host.
test('the video plays over the page, is requested only then, and is closed in three ways', {
  tag: '@script',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) asked.push(request.url())
  })
  await page.goto('/')
  // The link opens the player only once the script has loaded.
  await touch(page)
  const poster = page.getByRole('link', { name: /^Xem phim: / })
  await poster.scrollIntoViewIfNeeded()
  await expect(page.locator('section[aria-labelledby=film] [data-taken]')).toHaveCount(1)
  expect(asked).toEqual([])
  const address = await poster.evaluate((link: HTMLAnchorElement) => link.href)
  for (const [way, close] of [
    ['button', () => page.getByRole('button', { name: 'Đóng phim' }).click()],
    ['backdrop', () => page.mouse.click(5, 400)],
    ['Escape key', () => page.keyboard.press('Escape')],
  ] as const)
    await test.step(`closed by the ${way}`, async () => {
      await poster.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      const time = () => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
      await expect.poll(time).toBeGreaterThan(0)
      expect(new Set(asked)).toEqual(new Set([address]))
      await close()
      await expect(dialog).toBeHidden()
      await expect(page.locator('video')).toHaveCount(0)
      await expect(poster).toBeFocused()
    })
})
