import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { phone } from './frame'
import { users } from './instances'
import { expect, test } from './site'
import { asStaff, signInStaff } from './staff'
import { makeContent, openScreen } from './studio-screens'

/** The screens that staff use on the way fit a phone, and are accessible there. */

test.use({ baseURL: users.url, viewport: phone })

/** What of a screen has to be scrolled sideways; empty if all of it fits. */
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

/** Payload's own parts with faults that nobody here can mend. */
const faultsOfPayload: string[] = []

test('screens of daily work fit a phone, and their own parts are accessible', async ({ page }) => {
  const api = await asStaff(users.url)
  const ids = await makeContent(api, users.url)
  await api.dispose()
  await signInStaff(page.request, users.url)
  const found: unknown[] = []
  for (const path of [
    '',
    '/collections/consultation-requests',
    `/collections/consultation-requests/${ids['consultation-requests']}`,
    '/collections/interacted-articles',
    `/collections/interacted-articles/${ids['interacted-articles']}`,
    '/collections/articles',
    `/collections/articles/${ids.articles}`,
    `/collections/members/${ids.members}`,
    '/personal-data',
    '/khong-co',
  ]) {
    await openScreen(page, `/admin${path}`)
    await expect.poll(async () => [path, ...(await scrolledSideways(page))]).toEqual([path])
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await faultsOfPayload.reduce((all, selector) => all.exclude(selector), axe).analyze()
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => [path, id, String(target)])))
  }
  expect(found).toEqual([])
})
