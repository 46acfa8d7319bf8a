import type { Browser } from '@playwright/test'
import { setPace } from '@/e2e/slow-phone'
import { phone } from './visits'

/** Milliseconds in which a picture or a font that came last is painted. */
const settling = 1000

/**
 * Where visitors come from: another site, and so to a process of the page's own. From an empty page a browser would go on in the same process
 * unless a policy parts the two (`Cross-Origin-Opener-Policy`), which no visitor's way shows.
 */
const elsewhere = 'data:text/html,<title>elsewhere</title>'

/**
 * Milliseconds until a slow phone on a poor line has painted the largest thing it shows. The browser is really slowed down: Lighthouse, which
 * computes, says half a second more or less of the same page by whether a fast machine painted it before its fonts had come.
 */
export async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(elsewhere)
    await setPace(page, 'slow phone')
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(settling)
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  } finally {
    await context.close()
  }
}
