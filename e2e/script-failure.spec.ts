import type { Page } from '@playwright/test'
import { longArticle } from './addresses'
import { field, main, send, whole } from './contact'
import { expect, test } from './site'
import { touch } from './touch'

/** What a page's scripts use, and pages whose text must stay when it fails. Everything throws once scripts run. */
const failures = {
  ResizeObserver: '/',
  'Intl.DateTimeFormat': '/en/lien-he',
  'history.replaceState': longArticle.vi,
} as const

// The error page of Next, which the page that was sent replaces at once, has a style that the policy refuses.
test.use({ bypassCSP: true })

test.beforeEach(({ askedFor }) => {
  // React reports in the console what has failed.
  askedFor.missing = /./
})

const textsOf = (page: Page) => page.locator('title, body :is(h1, h2, h3, p, a, label, button)').allTextContents()

for (const [name, path] of Object.entries(failures))
  test(`${path} stays as it was sent where ${name} fails @script`, async ({ page, browser, baseURL }) => {
    await page.addInitScript((name) => {
      const parts = name.split('.')
      const last = parts.pop() ?? ''
      const owner = parts.reduce((object, part) => Reflect.get(object, part) as object, window as object)
      // No arrow function: it would fail before it is called with "new".
      Reflect.set(owner, last, function fail() {
        Object.assign(window, { hasFailed: true })
        throw new Error(`${name} fails`)
      })
    }, name)
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const unscripted = await plain.newPage()
    await unscripted.goto(path)
    const sent = await textsOf(unscripted)
    await plain.close()
    await page.goto(path)
    await page.mouse.move(2, 2)
    await page.mouse.move(3, 3)
    await page.waitForFunction(() => 'hasFailed' in window, undefined, { polling: 100 })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
    expect(await textsOf(page)).toEqual(expect.arrayContaining(sent))
  })

test('a form whose script fails keeps what was typed, and is sent without it @script', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Intl, 'DateTimeFormat'))
  await page.goto('/lien-he')
  const reported = page.waitForRequest('**/api/policy-report')
  await field(page, 'fullName').fill('Phạm Thị Lan')
  expect((await reported).postDataJSON()).toEqual({
    'script-failure': { page: page.url(), message: expect.stringContaining('DateTimeFormat') },
  })
  await expect(field(page, 'fullName')).toHaveValue('Phạm Thị Lan')
  for (const [name, value] of Object.entries(whole('Phạm Thị Lan'))) await field(page, name).fill(value)
  await send(page)
  await expect(page).toHaveURL(/#/)
  await expect(main(page).getByText('Gửi thành công!')).toBeVisible()
})

test('a page that a script opened and that fails is loaded from the server @script', async ({ page }) => {
  await page.goto('/tin-tuc')
  await touch(page)
  await page.evaluate(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  const loaded = page.waitForEvent('load')
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await loaded
  await expect(page.getByRole('main').locator('h1')).toBeVisible()
})
