import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { phone } from './frame'
import { users } from './instances'
import { backendOf } from './profile'
import { expect, test } from './site'
import { asStaff, shareSession } from './staff'
import { makeContent, openScreen } from './studio-screens'

test.use({ baseURL: users.url, viewport: phone })

const scrolledSideways = (page: Page) =>
  page.evaluate(() => {
    const isScrolled = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const scrolled = [...document.querySelectorAll('.template-default__wrap *')].filter(
      (element) => element.checkVisibility() && !element.closest('.fixed-toolbar') && isScrolled(element),
    )
    const isWide = (document.scrollingElement?.scrollWidth ?? 0) > window.innerWidth
    return [...(isWide ? ['the page'] : []), ...scrolled.map(({ className }) => String(className))]
  })

/** The screens, each with its parts that are the site's own. Of Payload's parts nobody here can mend the errors. */
const screensOf = (ids: Record<string, number>): [path: string, ...own: string[]][] => [
  ['', 'section:has(> #queueWaiting)', 'section:has(> #queuePlanned)'],
  ['/collections/consultation-requests', 'nav[aria-label="Yêu cầu tư vấn"]'],
  [
    `/collections/consultation-requests/${ids['consultation-requests']}`,
    'section:has(dl)',
    'section:has(> #answers-title)',
  ],
  ['/collections/interacted-articles', 'nav[aria-label="Bình luận và đánh giá"]', '[aria-label="Kiểm duyệt"]'],
  [`/collections/interacted-articles/${ids['interacted-articles']}`, 'div:has(> [aria-label="Kiểm duyệt"])'],
  ['/collections/articles', 'nav[aria-label="Bài viết"]'],
  [`/collections/articles/${ids.articles}`, 'section[aria-label]'],
  [`/collections/members/${ids.members}`],
  ['/personal-data', 'form'],
  ['/khong-co'],
]

test('screens of daily work fit a phone, and their own parts are accessible', { tag: '@full' }, async ({ page }) => {
  const api = await asStaff(users.url)
  const ids = await makeContent(api, users.url, backendOf(users))
  await shareSession(api, page.context())
  await api.dispose()
  const results: unknown[] = []
  for (const [path, ...own] of screensOf(ids)) {
    await openScreen(page, `/admin${path}`)
    await expect.poll(async () => [path, ...(await scrolledSideways(page))]).toEqual([path])
    if (own.length === 0) continue
    for (const selector of own) await expect(page.locator(selector).first(), `${path} ${selector}`).toBeAttached()
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await own.reduce((parts, selector) => parts.include(selector), axe).analyze()
    results.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => [path, id, String(target)])))
  }
  expect(results).toEqual([])
})
