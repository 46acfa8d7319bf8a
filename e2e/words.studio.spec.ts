import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { englishOn } from './english-in-studio'
import { phone, wide } from './frame'
import { backendToken, instance } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { expect, test } from './site'
import { asStaff, signInStaff } from './staff'
import { makeContent, openScreen, screens, signedOut } from './studio-screens'

/** Staff who read only Vietnamese, on every screen of the studio; and on a phone, the screens of daily work. */

const site = instance(130, 'words', backendToken)
let running: RunningSite

test.beforeAll(async () => {
  running = await startPrepared(site)
})

test.afterAll(() => running.stop())

test.use({ baseURL: site.url })

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const isScrolled = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const scrolled = [...document.querySelectorAll('.template-default__wrap *')].filter(
      (element) => element.checkVisibility() && !element.closest('.fixed-toolbar') && isScrolled(element),
    )
    return document.documentElement.scrollWidth > clientWidth || scrolled.map(({ className }) => String(className))
  })

test('every screen of the studio is in Vietnamese, and fits a phone where staff use one', {
  tag: '@full',
}, async ({ newcomer, page }) => {
  const api = await asStaff(site.url)
  const ids = await makeContent(api, site.url)
  await api.dispose()
  await signInStaff(page.request, site.url)
  await page.setViewportSize(wide)
  const found: Record<string, string[]> = {}
  const walk = async (on: Page, { path, open }: ReturnType<typeof screens>[number]) => {
    const read = async () => {
      const texts = await englishOn(on)
      if (texts.length > 0) found[path] = [...new Set([...(found[path] ?? []), ...texts])]
    }
    await openScreen(on, path)
    await read()
    await open?.(on, read)
    if (open) await read()
  }
  const stranger = await newcomer()
  for (const screen of signedOut) await walk(stranger, screen)
  for (const screen of screens(ids)) await test.step(screen.path, () => walk(page, screen))
  expect(found).toEqual({})

  await page.setViewportSize(phone)
  // Where a screen has a part that is not Payload's, the part is accessible.
  const onPhone: [path: string, own?: string][] = [
    ['/admin'],
    ['/admin/collections/consultation-requests', 'nav[aria-label="Yêu cầu tư vấn"]'],
    [`/admin/collections/consultation-requests/${ids['consultation-requests']}`],
    ['/admin/collections/interacted-articles', 'nav[aria-label="Bình luận và đánh giá"]'],
    [`/admin/collections/articles/${ids.articles}`],
    ['/admin/personal-data', 'form'],
    [`/admin/collections/members/${ids.members}`, '#field-posts'],
  ]
  for (const [path, own] of onPhone) {
    await openScreen(page, path)
    await expect.poll(async () => [path, await isWiderThanScreen(page)]).toEqual([path, []])
    if (!own) continue
    const { violations } = await new AxeBuilder({ page }).include(own).setLegacyMode().analyze()
    expect(violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)])).toEqual([])
  }
})
