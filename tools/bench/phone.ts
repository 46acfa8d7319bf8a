import type { Browser, Page, Request } from '@playwright/test'
import { slowProcessor } from '@/e2e/slow-phone'

/** Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Milliseconds after a page has loaded. Scripts that need an interaction load later than the first. */
const [idleMs, stillMs, paintMs] = [3000, 2000, 1000]

/** How many times slower than this machine the processor is, where work of the main thread is counted. */
const slowdown = 4

export async function onPhone<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  return work(await context.newPage()).finally(() => context.close())
}

const kinds = ['document', 'stylesheet', 'script', 'font', 'image'] as const

/** What a visit without interaction loads: bytes as transferred, with headers, by kind and of all; requests. */
export const firstVisit = (browser: Browser, address: string) =>
  onPhone(browser, async (page) => {
    const requests: Request[] = []
    page.on('requestfinished', (request) => requests.push(request))
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(idleMs)
    const result = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, other: 0, all: 0, requests: 0 }
    for (const request of requests.filter((one) => one.url().startsWith('http'))) {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      const kind = kinds.find((one) => one === request.resourceType()) ?? 'other'
      for (const name of [kind, 'all'] as const) result[name] += responseBodySize + responseHeadersSize
      result.requests += 1
    }
    return result
  })

/**
 * Milliseconds until a slow phone has painted the largest element. The visit starts in an empty tab, as from a link in
 * an app: there a page can cost a change of process (docs/adr/0013). The browser is really slowed down. Lighthouse's
 * simulated value differs by half a second for the same page, depending on whether a fast machine painted it before its
 * fonts had loaded.
 */
export const largestPaint = (browser: Browser, address: string) =>
  onPhone(browser, async (page) => {
    await slowProcessor(page)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(paintMs)
    const paint = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
    return { paint }
  })

/** Milliseconds of the main thread until a page is still, by the browser's own counters; layout and styles are a part. */
export const mainThread = (browser: Browser, address: string) =>
  onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const counters = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return new Map(metrics.map(({ name, value }) => [name, value * 1000]))
    }
    const before = await counters()
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(stillMs)
    const after = await counters()
    const spent = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    return { tasks: spent('TaskDuration'), layout: spent('LayoutDuration') + spent('RecalcStyleDuration') }
  })
