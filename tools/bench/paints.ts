import type { Browser } from '@playwright/test'
import { setPace } from '@/e2e/slow-phone'
import { phone } from './visits'

/** Milliseconds in which a picture or font that arrived last is painted. */
const settling = 1000

/**
 * Milliseconds until a slow phone on a slow connection has painted the largest element. The visit starts in an empty
 * tab, as from a link in an app: there a page can cost a change of process (docs/adr/0013). The browser is really slowed
 * down. Lighthouse's simulated value differs by half a second for the same page, depending on whether a fast machine
 * painted it before its fonts had loaded.
 */
export async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await setPace(page, 'slow phone')
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(settling)
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  } finally {
    await context.close()
  }
}
