import { everyKindOfPage } from './addresses'
import { expectStill } from './every-page'
import { phone } from './frame'
import { instances, portAt } from './instances'
import { expect, test } from './site'
import { startSlowLine } from './slow-arrival'

/**
 * A page on a slow connection is painted in pieces, cut anywhere. What is already visible does not move when more
 * arrives.
 */

const port = portAt(6)
test.use({ baseURL: `http://127.0.0.1:${port}` })

let close: () => void
test.beforeAll(async () => {
  close = await startSlowLine(instances.sqlite.url, port)
})
test.afterAll(() => close())

for (const [kind, address] of Object.entries(everyKindOfPage('vi'))) {
  test(`${kind}: late parts of the page cause no layout shift on a phone`, {
    tag: ['home', 'list', 'article', 'contact'].includes(kind) ? [] : ['@full'],
  }, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(address)
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
    await expectStill(page, kind)
  })
}
