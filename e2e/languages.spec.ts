import { longArticle } from './addresses'
import { phone } from './frame'
import { expect, test } from './site'
import { touch } from './touch'

test('choosing a language stores it and opens the home page @full', async ({ page, context }) => {
  await page.goto('/tin-tuc')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/en')
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en')

  await page.goto('/tin-tuc')
  await expect(page).toHaveURL('/en/tin-tuc')

  await page.getByRole('link', { name: 'Tiếng Việt', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await page.goto('/tin-tuc')
  await expect(page).toHaveURL('/tin-tuc')
})

test('the choice is stored in local storage too, before the scripts load', { tag: '@script' }, async ({ page }) => {
  await page.goto('/tin-tuc')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/en')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en')
})

test('a choice that is only in local storage redirects the visitor once', { tag: '@script' }, async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'zh'))
  // The page may be left before it has loaded.
  await page.goto('/tin-tuc', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(3, 3)
  await expect(page).toHaveURL('/zh/tin-tuc')
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('zh')
  await page.goto(longArticle.en)
  await touch(page)
  await expect(page).toHaveURL(longArticle.en)
})

test('on a phone no Chinese heading breaks within a word', { tag: '@read' }, async ({ page }) => {
  await page.setViewportSize(phone)
  for (const address of ['/zh', '/zh/tin-tuc', '/zh/tin-tuc?page=2', '/zh/tim-kiem?q=%E5%86%B3%E8%AE%AE']) {
    await page.goto(address)
    const broken = await page.evaluate(() => {
      const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
      const textsOf = (heading: Element) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        const results: Text[] = []
        while (walker.nextNode()) results.push(walker.currentNode as Text)
        return results
      }
      const linesOf = (heading: Element) =>
        textsOf(heading).flatMap((text) =>
          Array.from({ length: text.length }, (_, index) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + 1)
            return range.getBoundingClientRect().top
          }),
        )
      const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')]
        // Others are for screen readers only.
        .filter((heading) => heading.clientWidth > 1)
      const split = headings.flatMap((heading) => {
        const lines = linesOf(heading)
        return [...segmenter.segment(heading.textContent)].filter(
          ({ index, segment }) => new Set(lines.slice(index, index + segment.trimEnd().length)).size > 1,
        )
      })
      return { headings: headings.length, split: split.map(({ segment }) => segment) }
    })
    expect([address, broken.headings > 5, broken.split]).toEqual([address, true, []])
  }
})

// It writes into the page, which React would notice.
test('Chinese punctuation is as wide as a character', { tag: '@no-script' }, async ({ page }) => {
  await page.goto(longArticle.zh)
  const widths = await page.evaluate(async () => {
    const results: number[] = []
    const paragraphs = [...document.querySelectorAll<HTMLElement>('main p')]
    for (const place of [document.querySelector('h1'), paragraphs.find(({ offsetWidth }) => offsetWidth > 0)]) {
      if (!place) continue
      place.style.cssText = 'width: max-content; letter-spacing: 0; text-wrap: nowrap'
      for (const text of ['中“中', '中”中', '中—中', '中…中', '中’中']) {
        place.textContent = text
        await document.fonts.ready
        const size = parseFloat(getComputedStyle(place).fontSize)
        results.push(Math.round((place.getBoundingClientRect().width / size) * 10))
      }
    }
    return results
  })
  expect(widths).toEqual(Array.from({ length: 10 }, () => 30))
})
