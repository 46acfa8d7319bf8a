import { everyKindOfPage } from './addresses'
import { expectStill } from './every-page'
import { phone, wide } from './frame'
import { instances, portAt } from './instances'
import { expect, test } from './site'
import { startSlowLine } from './slow-arrival'
import { thorough } from './level'

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
  for (const viewport of thorough ? [phone, wide] : [phone]) {
    test(`${kind}, ${viewport.width} px wide: late parts of the page cause no layout shift`, {
      tag: ['home', 'list', 'article', 'contact'].includes(kind) ? [] : ['@full'],
    }, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(address)
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
      await expectStill(page, kind)
    })
  }
}
