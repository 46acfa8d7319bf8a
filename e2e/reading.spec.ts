import { inLanguage, languages, longArticle, member, youtubeArticle } from './addresses'
import { instances } from './instances'
import { expect, test } from './site'

const longDates = {
  vi: 'Thứ Tư, ngày 14 tháng 10 năm 2026',
  en: 'Wednesday, 10/14/2026',
  zh: '2026年10月14日 星期三',
}

const offers = {
  vi: { lang: 'vi', name: 'Đọc bản tiếng Việt' },
  en: { lang: 'en', name: 'Read this in English' },
  zh: { lang: 'zh-Hans', name: '阅读中文版' },
}

for (const language of languages) {
  test(`a visitor goes from the home page to a list, its second page and an article, in ${language}`, {
    tag: language === 'vi' ? [] : ['@read', '@full'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(inLanguage(language, '/'))
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-Hans' : language)
    await page
      .getByRole('navigation')
      .first()
      .locator(`a[href="${inLanguage(language, '/tin-tuc')}"]`)
      .first()
      .click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
    await page.locator('a[rel=next]').click()
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/tin-tuc')}\\?page=2$`))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
    const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  })

  test(`an article is complete, in ${language}, and offered in the other languages`, { tag: '@read' }, async ({
    page,
  }) => {
    await page.goto(longArticle[language])
    const text = page.locator('article').first()
    await expect(text.locator('time')).toHaveText(longDates[language])
    await expect(text.locator('h2')).not.toHaveCount(0)
    await expect(text.locator('table th[scope=col]')).not.toHaveCount(0)
    await expect(text.locator('blockquote.article-quote')).toHaveCount(1)
    await expect(text.locator('figure img')).toBeVisible()
    await expect(text.locator('figcaption')).toBeVisible()
    await expect(text.locator('.embed video[preload=none][src^="/media/"]')).toHaveCount(1)
    await expect(page.locator('aside').getByRole('article')).toHaveCount(4)
    await expect(text.getByRole('img', { name: /Chưa có ai đánh giá|Not yet rated|尚无人评分/ })).toBeVisible()
    for (const other of languages) {
      const { lang, name } = offers[other]
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      if (other === language) await expect(link).toHaveCount(0)
      else
        for (const [attribute, value] of Object.entries({ lang, hreflang: lang, href: longArticle[other] }))
          await expect(link).toHaveAttribute(attribute, value)
    }
  })
}

for (const language of languages) {
  test(`a long article shows its reading time, its authors and links to its chapters, in ${language}`, {
    tag: language === 'vi' ? [] : ['@read', '@full'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(longArticle[language])
    await expect(
      page.locator('article header').getByText(/^(?:\d+ phút đọc|\d+-minute read|阅读约需 \d+ 分钟)$/),
    ).toBeVisible()
    const chapters = page
      .getByRole('navigation', { name: /Nội dung bài viết|In this article|本文目录/ })
      .getByRole('link')
    const headings = await page.locator('article').first().locator('h2[id^=muc-]').allTextContents()
    expect(await chapters.allTextContents()).toEqual(headings)
    await chapters.last().click()
    await expect(page).toHaveURL(/#muc-/)
    const heading = page.locator('h2[id^=muc-]').last()
    await expect(heading).toBeInViewport()
    // Not under the header, which is fixed by then if scripts run.
    await expect
      .poll(() =>
        heading.evaluate(
          (element) =>
            document.elementFromPoint(40, element.getBoundingClientRect().top + 2)?.closest('h2') === element,
        ),
      )
      .toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(longArticle[language])
  })
}

test('the keyboard continues from the chapter that was opened', async ({ page }) => {
  await page.goto(longArticle.vi)
  const chapter = page.getByRole('navigation', { name: 'Nội dung bài viết' }).getByRole('link').last()
  const heading = page.getByRole('heading', { level: 2, name: (await chapter.textContent()) ?? '', exact: true })
  await chapter.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#muc-/)
  await page.keyboard.press('Tab')
  const isAfter = () =>
    heading.evaluate((element) =>
      Boolean(element.compareDocumentPosition(document.activeElement ?? document) & Node.DOCUMENT_POSITION_FOLLOWING),
    )
  await expect.poll(isAfter).toBe(true)
})

test('from 1024 px related articles are beside the article, and its chapters follow the reader', {
  tag: '@read',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(longArticle.vi)
  const place = async (selector: string) => {
    const { x = 0, y = 0, width = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
    return { left: x, right: x + width, top: y }
  }
  const [title, related, lead] = [
    await place('h1'),
    await place('aside:has(#related)'),
    await place('article header p:not([hidden])'),
  ]
  expect([related.left >= title.right, related.top < 800, lead.left === title.left]).toEqual([true, true, true])
  await page.locator('article h2').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('navigation', { name: 'Nội dung bài viết' }).getByRole('link').first()).toBeInViewport()

  await page.setViewportSize({ width: 1000, height: 800 })
  await expect.poll(async () => (await place('aside:has(#related)')).left).toBe((await place('h1')).left)
})

test('an article has the faces and titles of its authors before its text; a name leads to the profile', {
  tag: '@read',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(longArticle.vi)
  const header = page.locator('article header').first()
  await expect(header.getByRole('listitem').first().locator('img, svg')).toHaveCount(1)
  await expect(header.getByRole('listitem').first()).toContainText(/Tiến sĩ|Thạc sĩ|Luật sư/)
  const text = await page.locator('article h2').first().boundingBox()
  const { y = 0, height = 0 } = (await header.boundingBox()) ?? {}
  expect(text?.y ?? 0).toBeGreaterThanOrEqual(y + height)
  await header.getByRole('link', { name: 'Nguyễn Minh Đức' }).click()
  await expect(page).toHaveURL(member.vi)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nguyễn Minh Đức')
})

test('a video is requested from its host only when the visitor plays it', async ({
  page,
  context,
  askedFor,
  scripts,
}) => {
  const asked: string[] = []
  await context.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: '' })
  })
  await page.goto(youtubeArticle)
  const video = page.locator('.embed').getByRole('link')
  await video.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  askedFor.hosts = /youtube/
  await video.click()
  // What was requested before would be in the list too. Without scripts the link leads to the video's page.
  const address =
    scripts === 'never'
      ? 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
      : 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'
  await expect.poll(() => asked).toEqual([address])
})

test('cards show what an article has: title, summary, day-month-year, whole card clickable', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto('/nghien-cuu')
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card.getByRole('heading')).toHaveText('Doanh nghiệp nhỏ tiếp cận tín dụng: điểm nghẽn nằm ở hồ sơ')
  await expect(card.locator('time')).toHaveText('14-10-2026')
  await expect(card).toContainText(/Nghiên cứu\d+ phút đọc/)
  await expect(card).toContainText('Chưa có ai đánh giá')
  await expect(card.getByRole('img', { name: /sao/ })).toHaveCount(0)
  await card.click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(longArticle.vi)
})

test('the printed article has no menus, forms and videos @full', { tag: '@read' }, async ({ page }) => {
  await page.goto(longArticle.vi)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('article h1')).toBeVisible()
  const hidden = 'body > header, body > footer, aside, iframe, video, nav, #comments, #share-title'
  for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden()
  await expect(page.locator('.on-paper').first()).toHaveText('Viện Khoa học Pháp lý và Phát triển Doanh nghiệp')
  await expect(page.locator('.on-paper').last()).toContainText(`${instances.sqlite.url}${longArticle.vi}`)
  const cut = page
    .locator('.table-scroll')
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth))
  expect(await cut).toEqual([])
})

test('the printed home page has no opening slides and controls, but all cards; contact and search have no form @full', {
  tag: '@read',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  await expect(page.getByRole('group', { name: 'Viện đồng hành cùng doanh nghiệp' })).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Đối tác của Viện' })).toBeVisible()
  for (const button of await page.locator('main button').all()) await expect(button).toBeHidden()
  const width = page.viewportSize()?.width ?? 0
  const outside = page
    .locator('main article, main li img')
    .evaluateAll((all, edge) => all.filter((each) => each.getBoundingClientRect().right > edge + 1).length, width)
  expect(await outside).toBe(0)
  for (const [address, shown] of [
    ['/lien-he', 'address'],
    ['/tim-kiem?q=thuế', 'article'],
  ] as const) {
    await page.goto(address)
    for (const field of await page.locator('form :is(input, textarea, button)').all()) await expect(field).toBeHidden()
    await expect(page.locator(`main ${shown}`).first()).toBeVisible()
  }
})
